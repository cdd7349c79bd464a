import { parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { findAlternatives } from "@/lib/suppliers/alternatives/find-alternatives";
import type { Alternatives, AlternativesRequest } from "@/lib/suppliers/port/own-schedule";
import { flightOf } from "../flights";
import { seatsToTake } from "../reprice/hold";
import { search } from "../search/search";
import { currentSnapshot } from "../snapshot/current-snapshot";
import { connectionMinutes } from "./connection-minutes";
import { flownOtherwise } from "./flown-otherwise";

/** Flights of the carrier that issued the ticket, and of those that it has an agreement with. */
export async function alternatives(request: AlternativesRequest): Promise<Alternatives> {
  const { agreed, scheduleVersion } = await currentSnapshot(request.now);
  const supplier = { search, seatsToTake, connectionMinutes, flownOtherwise };
  const { found, isCurrent } = await findAlternatives({ ...request, supplier, agreed });
  const withSchedule = found.map((alternative) => {
    const flights = alternative.directions.flatMap(({ segments, seats }) => [
      ...segments.map(flightOf),
      ...seats.flatMap(({ legKey }) => parseFlightCode(parseLegKey(legKey).flight) ?? []),
    ]);
    return { ...alternative, schedule: { version: scheduleVersion, flights } };
  });
  return { found: withSchedule, isCurrent };
}
