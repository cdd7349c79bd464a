import { SANDBOX_ROUTES } from "@/lib/contracts/interface/sandbox-routes";
import { dayNumber } from "@/lib/domain/dates";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { airportsOf } from "@/lib/reference/airports";
import type { ScheduledFlight, ScheduleQuery } from "../port/own-schedule";
import { flightOn, type SandboxFlight, SLOTS } from "./flights";

interface Pair {
  origin: string;
  destination: string;
}

/** Non-stop flights of a date range. Where an end is left open, those of the documented routes, there and back. */
export async function schedule(query: ScheduleQuery): Promise<ScheduledFlight[]> {
  if (query.carriers.length > 0 && !query.carriers.includes(TEST_AIRLINE)) return [];
  const first = dayNumber(query.from);
  const days = Array.from({ length: dayNumber(query.to) - first + 1 }, (_, index) => first + index);
  return pairsOf(query).flatMap(({ origin, destination }) =>
    days.flatMap((day) => SLOTS.map((slot) => toScheduled(flightOn(origin, destination, day, slot)))),
  );
}

function pairsOf({ origin, destination }: ScheduleQuery): Pair[] {
  const from = origin === null ? null : airportsOf(origin)[0];
  const to = destination === null ? null : airportsOf(destination)[0];
  if (from && to) return from === to ? [] : [{ origin: from, destination: to }];
  const documented = SANDBOX_ROUTES.flatMap((route) => [
    { origin: route.from, destination: route.to },
    { origin: route.to, destination: route.from },
  ]);
  return documented.filter((pair) => (from === null || pair.origin === from) && (to === null || pair.destination === to));
}

function toScheduled(flight: SandboxFlight): ScheduledFlight {
  return {
    carrier: TEST_AIRLINE,
    flightNumber: flight.number,
    origin: flight.origin,
    destination: flight.destination,
    departureLocal: localText(flight.departureLocal),
    arrivalLocal: localText(flight.arrivalLocal),
    durationMinutes: flight.arrivalUtc - flight.departureUtc,
    aircraft: flight.aircraft,
  };
}
