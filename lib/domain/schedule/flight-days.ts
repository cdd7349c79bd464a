import { itemAt } from "@/lib/util/at";
import { chooseLegs } from "./choose-legs";
import { type DayWindow, nextDay } from "./day-set";
import type { LegPattern } from "./schedule";
import { localToUtc, utcToLocal } from "./zones";

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
 * Day number of a flight's date in a time mode: that of its first departure. A departure that is put off over midnight by its leg's own
 * days leaves the date where it was.
 */
export function dateIn(timeMode: TimeMode, flight: FlightDay, zoneOf: ZoneOf): number {
  const [first] = flight.legs;
  if (!first || timeMode === flight.timeMode) return flight.day;
  const departure = (flight.day + first.departureDayOffset) * DAY_MINUTES + first.departureMinutes;
  return Math.floor(inMode(departure, flight.timeMode, timeMode, zoneOf(first.origin)) / DAY_MINUTES) - first.departureDayOffset;
}

/** Departure and arrival of a leg on a flight date, minutes since 1970-01-01T00:00Z. */
export function legInstants(leg: LegPattern, day: number, zoneOf: ZoneOf): { departure: number; arrival: number } {
  const at = (airport: string, days: number, minutes: number) =>
    inMode((day + days) * DAY_MINUTES + minutes, leg.timeMode, "U", zoneOf(airport));
  return {
    departure: at(leg.origin, leg.departureDayOffset, leg.departureMinutes),
    arrival: at(leg.destination, leg.arrivalDayOffset, leg.arrivalMinutes),
  };
}

/** The flight in a time mode, on the date of its first departure there: every leg then says its days after that. */
export function flightIn(timeMode: TimeMode, flight: FlightDay, zoneOf: ZoneOf): FlightDay {
  const at = (airport: string, days: number, minutes: number) =>
    inMode((flight.day + days) * DAY_MINUTES + minutes, flight.timeMode, timeMode, zoneOf(airport));
  const times = flight.legs.map((leg) => ({
    departure: at(leg.origin, leg.departureDayOffset, leg.departureMinutes),
    arrival: at(leg.destination, leg.arrivalDayOffset, leg.arrivalMinutes),
  }));
  const day = Math.floor((times[0]?.departure ?? flight.day * DAY_MINUTES) / DAY_MINUTES);
  const clock = (minutes: number) => {
    const days = Math.floor(minutes / DAY_MINUTES);
    return { days: days - day, minutes: minutes - days * DAY_MINUTES };
  };
  const legs = flight.legs.map((leg, index) => {
    const [departure, arrival] = [clock(itemAt(times, index).departure), clock(itemAt(times, index).arrival)];
    return {
      ...{ ...leg, timeMode, departureDayOffset: departure.days, departureMinutes: departure.minutes },
      ...{ arrivalDayOffset: arrival.days, arrivalMinutes: arrival.minutes },
    };
  });
  return { timeMode, day, legs };
}
