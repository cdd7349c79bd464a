import { FICTITIOUS_CODES } from "../fictitious-points";
import { SOLD_FREELY } from "../leg-sale";
import type { LegPattern } from "../schedule";
import { localToUtc, offsetMinutes, utcToLocal } from "../zones";
import { aircraftArrival, aircraftDeparture } from "./aircraft-times";
import type { FlightDay, ZoneOf } from "./flight-days";
import { numberLegs } from "./number-legs";

// Legs that carry no passengers are no part of the schedule. A file has them all the same, and a flight is dated and its legs are numbered by them.

const DAY_MINUTES = 1440;
/** So long a leg is that is only there to be numbered, where there is time for it. */
const USUAL_MINUTES = 60;
const CARGO = "F";
/** The fictitious point whose day begins first, and before that of any airport. */
const EARLIEST_POINT = "QPY";

/** A leg without passengers between two stations, instants in UTC. */
interface Bridge {
  from: string;
  to: string;
  departure: number;
  arrival: number;
}

/**
 * The legs of a flight with those of cargo between and before them, of which nothing is known but their number: they go by way of fictitious
 * points and take an hour each. So every leg keeps its number, and the flight its date.
 */
export function fillGaps(flight: FlightDay, zoneOf: ZoneOf): LegPattern[] {
  const filled = flight.legs.flatMap((leg, index) => {
    const before = flight.legs[index - 1];
    return [...bridgesTo(leg, before, flight, zoneOf).map((bridge, place) => toLeg(bridge, leg, place, before, flight, zoneOf)), leg];
  });
  const isNumbered = filled.every(({ legSequence }, index) => legSequence === index + 1);
  return isNumbered ? filled : numberLegs(filled.map((leg) => ({ leg, of: flight.legs })));
}

function bridgesTo(leg: LegPattern, before: LegPattern | undefined, flight: FlightDay, zoneOf: ZoneOf): Bridge[] {
  const isApart = before !== undefined && before.destination !== leg.origin;
  const missing = Math.max(leg.legSequence - (before?.legSequence ?? 0) - 1, isApart ? 1 : 0);
  if (missing === 0) return [];
  const called = new Set(flight.legs.flatMap(({ origin, destination }) => [origin, destination]));
  const [first, ...points] = [EARLIEST_POINT, ...FICTITIOUS_CODES.filter((code) => code !== EARLIEST_POINT)].filter(
    (code) => !called.has(code),
  );
  const start = before?.destination ?? first ?? EARLIEST_POINT;
  const between = before && first !== undefined ? [first, ...points] : points;
  const stations = [start, ...between.slice(0, missing - 1), leg.origin];
  const legs = stations.length - 1;
  const until = instantOf(aircraftDeparture(leg), leg.origin, leg.departureUtcOffset, flight, zoneOf);
  const from = before
    ? instantOf(aircraftArrival(before), before.destination, before.arrivalUtcOffset, flight, zoneOf)
    : startOf(until - legs * USUAL_MINUTES, start, flight, zoneOf);
  const each = Math.max(1, Math.min(USUAL_MINUTES, Math.floor((until - from) / legs)));
  return stations.slice(1).map((to, index) => {
    const departure = from + index * each;
    return { from: stations[index] ?? start, to, departure, arrival: departure + each };
  });
}

/** On the flight's date by the clock of the first point: the first leg's departure is what dates it. */
function startOf(wanted: number, point: string, { day, timeMode }: FlightDay, zoneOf: ZoneOf): number {
  const begin = timeMode === "U" ? day * DAY_MINUTES : localToUtc(zoneOf(point), day * DAY_MINUTES);
  return Math.min(Math.max(wanted, begin), begin + DAY_MINUTES - 1);
}

function instantOf(
  minutes: number,
  airport: string,
  offset: number | null | undefined,
  { day, timeMode }: FlightDay,
  zoneOf: ZoneOf,
): number {
  const clock = day * DAY_MINUTES + minutes;
  return timeMode === "U" ? clock : localToUtc(zoneOf(airport), clock, offset);
}

function toLeg(
  { from, to, departure, arrival }: Bridge,
  like: LegPattern,
  place: number,
  before: LegPattern | undefined,
  { day, timeMode }: FlightDay,
  zoneOf: ZoneOf,
): LegPattern {
  const clock = (instant: number, airport: string) => {
    const offset = offsetMinutes(zoneOf(airport), instant);
    const minutes = (timeMode === "U" ? instant : utcToLocal(zoneOf(airport), instant)) - day * DAY_MINUTES;
    const days = Math.floor(minutes / DAY_MINUTES);
    return { days, minutes: minutes - days * DAY_MINUTES, offset };
  };
  const [leaves, lands] = [clock(departure, from), clock(arrival, to)];
  return {
    ...{ ...like, ...SOLD_FREELY, serviceType: CARGO, legSequence: (before?.legSequence ?? 0) + place + 1, origin: from, destination: to },
    ...{ departureTerminal: "", arrivalTerminal: "", departureTransfer: null, arrivalTransfer: null },
    ...{ departureMinutes: leaves.minutes, departureDayOffset: leaves.days, departureUtcOffset: leaves.offset },
    ...{ arrivalMinutes: lands.minutes, arrivalDayOffset: lands.days, arrivalUtcOffset: lands.offset },
  };
}
