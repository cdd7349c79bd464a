import { itemAt } from "@/lib/util/at";
import { chooseLegs } from "../choose-legs";
import { type DayWindow, nextDay } from "../day-set";
import type { LegPattern } from "../schedule";
import { localToUtc, utcToLocal } from "../zones";
import { aircraftDays, aircraftDeparture } from "./aircraft-times";
import { instantsOf } from "./leg-instants";

const DAY_MINUTES = 1440;

type TimeMode = LegPattern["timeMode"];
/** IANA zone of an airport. */
export type ZoneOf = (airport: string) => string;

/** One flight on one date: the legs in force, in their order. */
export interface FlightDay {
  timeMode: TimeMode;
  /** Day number of the flight's date in that mode. */
  day: number;
  legs: readonly LegPattern[];
}

/**
 * The dates of a window on which a flight operates, with its legs there.
 * @param patterns all of one flight number and suffix
 */
export function flightDays(patterns: readonly LegPattern[], window: DayWindow): FlightDay[] {
  return [...daysInMode(patterns, "L", window), ...daysInMode(patterns, "U", window)];
}

function daysInMode(all: readonly LegPattern[], timeMode: TimeMode, window: DayWindow): FlightDay[] {
  const patterns = all.filter((leg) => leg.timeMode === timeMode);
  const flights = new Map<number, LegPattern[]>();
  for (const { pattern, days } of chooseLegs(patterns, window)) {
    for (let day = nextDay(days, window, window.first); day !== null; day = nextDay(days, window, day + 1)) {
      const legs = flights.get(day);
      if (legs) legs.push(pattern);
      else flights.set(day, [pattern]);
    }
  }
  return [...flights].map(([day, legs]) => ({ timeMode, day, legs: legs.sort((a, b) => a.legSequence - b.legSequence) }));
}

/** A clock's minutes since 1970-01-01T00:00 in one time mode as those of another. */
export function inMode(minutes: number, from: TimeMode, to: TimeMode, zone: string): number {
  if (from === to) return minutes;
  return from === "L" ? localToUtc(zone, minutes) : utcToLocal(zone, minutes);
}

/**
 * Day number of a flight's date in a time mode. In the mode that it is kept in, a departure that is put off over midnight leaves the date where it
 * was. In the other one the date is that of the first departure; legs without passengers that come before it, and are not kept, date the flight.
 */
export function dateIn(timeMode: TimeMode, flight: FlightDay, zoneOf: ZoneOf): number {
  const [first] = flight.legs;
  if (!first || timeMode === flight.timeMode) return flight.day;
  const departure = flight.day * DAY_MINUTES + aircraftDeparture(first);
  return Math.floor(inMode(departure, flight.timeMode, timeMode, zoneOf(first.origin)) / DAY_MINUTES) - daysBefore(first);
}

/** Days from a flight's date to the first leg that is kept, where others come before it. */
function daysBefore(first: LegPattern): number {
  return first.legSequence > 1 ? aircraftDays(first) : 0;
}

/**
 * The flight in a time mode. In the one that it is kept in, it stays on its date, also where its first departure is put off over midnight: that is how
 * messages name it. In the other it is of the date of its first departure there, or of legs without passengers before it.
 */
export function flightIn(timeMode: TimeMode, flight: FlightDay, zoneOf: ZoneOf): FlightDay {
  if (timeMode === flight.timeMode) return flight;
  const times = flight.legs.map((leg) => timesIn(timeMode, leg, flight.day, zoneOf));
  const day = dateIn(timeMode, flight, zoneOf);
  const legs = flight.legs.map((leg, index) => {
    const { departure, arrival } = itemAt(times, index);
    return {
      ...{ ...leg, timeMode, departureDayOffset: dayOf(departure.minutes) - day, departureMinutes: minuteOf(departure.minutes) },
      ...{ arrivalDayOffset: dayOf(arrival.minutes) - day, arrivalMinutes: minuteOf(arrival.minutes) },
      ...{ departureUtcOffset: departure.offset, arrivalUtcOffset: arrival.offset },
    };
  });
  return { timeMode, day, legs };
}

function timesIn(timeMode: TimeMode, leg: LegPattern, day: number, zoneOf: ZoneOf) {
  const { departure, arrival } = instantsOf(leg, day, zoneOf);
  return { departure: clockAt(departure, timeMode, zoneOf(leg.origin)), arrival: clockAt(arrival, timeMode, zoneOf(leg.destination)) };
}

/** Minutes of a time mode's clock at an instant, and the offset where they alone would be read as another instant. */
function clockAt(instant: number, timeMode: TimeMode, zone: string): { minutes: number; offset: number | null } {
  if (timeMode === "U") return { minutes: instant, offset: null };
  const minutes = utcToLocal(zone, instant);
  return { minutes, offset: localToUtc(zone, minutes) === instant ? null : minutes - instant };
}

function dayOf(minutes: number): number {
  return Math.floor(minutes / DAY_MINUTES);
}

function minuteOf(minutes: number): number {
  return minutes - dayOf(minutes) * DAY_MINUTES;
}
