import { dayNumber } from "../../dates";
import type { LegPattern } from "../schedule";
import { offsetHoldsUntil, offsetMinutes } from "../zones";
import type { FlightDay, ZoneOf } from "./flight-days";
import { instantsOf } from "./leg-instants";

// A file says each station's offset from UTC with every leg, and begins a new variation where one changes (SSIM chapter 7).

const DAY_MINUTES = 1440;
/** No leg leaves or lands so many days from its flight's date. */
const FAR_DAYS = 9;

/** The flight with the offsets from UTC, minutes, that its stations' clocks have on its date. */
export function withOffsets(flight: FlightDay, zoneOf: ZoneOf): FlightDay {
  return { ...flight, legs: flight.legs.map((leg) => ({ ...leg, ...offsetsOn(leg, flight.day, zoneOf) })) };
}

/** Does what `withOffsets` does for a leg that is flown while no clock changes. */
export function withFirstOffsets(leg: LegPattern, zoneOf: ZoneOf): LegPattern {
  return { ...leg, ...offsetsOn(leg, dayNumber(leg.periodFrom), zoneOf) };
}

function offsetsOn(leg: LegPattern, day: number, zoneOf: ZoneOf) {
  const { departure, arrival } = instantsOf(leg, day, zoneOf);
  if (leg.timeMode === "U") {
    return {
      departureUtcOffset: offsetMinutes(zoneOf(leg.origin), departure),
      arrivalUtcOffset: offsetMinutes(zoneOf(leg.destination), arrival),
    };
  }
  // A time that a clock change skips is read by this offset.
  return {
    departureUtcOffset: (day + leg.departureDayOffset) * DAY_MINUTES + leg.departureMinutes - departure,
    arrivalUtcOffset: (day + leg.arrivalDayOffset) * DAY_MINUTES + leg.arrivalMinutes - arrival,
  };
}

/**
 * Whether a leg's stations have the same offsets from UTC on all of its dates.
 * @param lastDay day number to which a leg without an end is looked at
 */
export function keepsOffsets(leg: LegPattern, lastDay: number, zoneOf: ZoneOf): boolean {
  const from = dayNumber(leg.periodFrom);
  const to = leg.periodTo === null ? Math.max(lastDay, from) : dayNumber(leg.periodTo);
  const [first, last] = [instantsOf(leg, from, zoneOf), instantsOf(leg, to, zoneOf)];
  const [before, after] = [offsetsOn(leg, from, zoneOf), offsetsOn(leg, to, zoneOf)];
  return (
    before.departureUtcOffset === after.departureUtcOffset &&
    before.arrivalUtcOffset === after.arrivalUtcOffset &&
    offsetHoldsUntil(zoneOf(leg.origin), first.departure) > last.departure &&
    offsetHoldsUntil(zoneOf(leg.destination), first.arrival) > last.arrival
  );
}

/** The first day, not before `day`, that ends so many days on which no clock of the legs' stations changes. */
export function endOfQuiet(legs: readonly LegPattern[], day: number, quietDays: number, zoneOf: ZoneOf): number {
  const zones = [...new Set(legs.flatMap(({ origin, destination }) => [zoneOf(origin), zoneOf(destination)]))];
  for (let last = day; ; ) {
    const start = last - quietDays - FAR_DAYS;
    const changes = zones.map((zone) => Math.floor(offsetHoldsUntil(zone, start * DAY_MINUTES) / DAY_MINUTES));
    const within = changes.filter((change) => change <= last + FAR_DAYS);
    if (within.length === 0) return last;
    last = Math.max(...within) + quietDays + FAR_DAYS + 1;
  }
}
