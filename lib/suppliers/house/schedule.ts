import { dayNumber } from "@/lib/domain/dates";
import { localText } from "@/lib/domain/zones";
import type { FlightSegment } from "@/lib/engine/find-itineraries";
import { listFlights } from "@/lib/engine/list-flights";
import type { ScheduledFlight, ScheduleQuery } from "../port";
import { currentSnapshot } from "./current-snapshot";
import { firstLeg, lastLeg } from "./flight-reference";

/** Flights of a date range as they operate, as far as the selling window reaches. */
export async function schedule(query: ScheduleQuery): Promise<ScheduledFlight[]> {
  const snapshot = await currentSnapshot(query.now);
  const { from, to, origin, destination, carriers } = query;
  return listFlights(snapshot.network, { fromDay: dayNumber(from), toDay: dayNumber(to), origin, destination, carriers }).map(toScheduled);
}

function toScheduled(segment: FlightSegment): ScheduledFlight {
  const first = firstLeg(segment);
  const last = lastLeg(segment);
  return {
    carrier: segment.carrier,
    flightNumber: `${segment.flightNumber}${segment.suffix}`,
    origin: first.origin,
    destination: last.destination,
    departureLocal: localText(first.departureLocal),
    arrivalLocal: localText(last.arrivalLocal),
  };
}
