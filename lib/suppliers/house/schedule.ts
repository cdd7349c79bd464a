import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { lastFlightDay } from "@/lib/engine/last-flight-day";
import { listFlights } from "@/lib/engine/list-flights";
import type { Network } from "@/lib/engine/network";
import { airportsOf } from "@/lib/reference/airports";
import type { ScheduledFlight, ScheduleQuery } from "../port/own-schedule";
import { firstLeg, lastLeg, operatorOf } from "./flights";
import { currentSnapshot } from "./snapshot/current-snapshot";

/** Flights of a date range as they operate, as far as the selling window reaches. Metropolitan codes list all their airports. */
export async function schedule(query: ScheduleQuery): Promise<ScheduledFlight[]> {
  const { network } = await currentSnapshot(query.now);
  const days = { fromDay: dayNumber(query.from), toDay: dayNumber(query.to) };
  return airports(query.origin)
    .flatMap((origin) =>
      airports(query.destination).flatMap((destination) =>
        listFlights(network, { ...days, origin, destination, carriers: query.carriers }),
      ),
    )
    .map(toScheduled);
}

const lastDays = new WeakMap<Network, string | null>();

/** The last local day of the imported schedules, as far as the selling window reaches; null where nothing is imported. */
export async function lastDay(now: Date): Promise<string | null> {
  const { network } = await currentSnapshot(now);
  const known = lastDays.get(network);
  if (known !== undefined) return known;
  const day = lastFlightDay(network);
  const found = day === null ? null : fromDayNumber(day);
  lastDays.set(network, found);
  return found;
}

function airports(code: string | null): (string | null)[] {
  return code === null ? [null] : airportsOf(code);
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
    durationMinutes: last.arrivalUtc - first.departureUtc,
    aircraft: first.aircraft,
    operatedBy: operatorOf(segment),
  };
}
