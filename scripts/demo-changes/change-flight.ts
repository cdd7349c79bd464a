import { addDays, dayNumber, turnWeekdays } from "@/lib/domain/dates";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airport, blockMinutes } from "@/lib/reference/block-time";
import type { NewSet } from "@/lib/services/schedule/sets/parts/schedule-draft";
import type { DemoChange } from "./kinds";

/** A flight on one of its dates, as it is in force. */
export interface FlightInForce {
  /** In the order of flight, one itinerary variation. */
  legs: readonly [LegPattern, ...LegPattern[]];
  /** Flight date in the legs' time mode, `YYYY-MM-DD`. */
  date: string;
}

/** Sets that make the change, later ones above. */
export type ChangedSets = { set: NewSet; legs: LegPattern[] }[];

interface Wanted extends FlightInForce {
  kind: DemoChange;
  /** Nothing before this flight date changes. */
  from: string;
  /** How much later a flight has to be for its connection to be lost, minutes. */
  missedBy: number;
  /** A flight number that the carrier does not use. */
  freeNumber: number;
}

const DAY = 1440;
/** A change holds for so many days around the date, a suspension for more. */
const DAYS_AROUND = 14;
const DAYS_SUSPENDED = 21;
const SMALL = 10;
const LARGE = 180;
/** So long before or after midnight. */
const NIGHT_MINUTES = 20;
const STOP_MINUTES = 50;
/** Where flights land on the way. */
const STOPS = ["UGC", "SKD", "ALA", "GYD", "UFA", "IST", "DEL"];
/** So small that whoever booked early has no seat for sure. */
const SMALLER = { aircraft: "E90", seats: 12 };

/** The sets that make a change of a flight around its date. */
export function changeFlight(wanted: Wanted): ChangedSets {
  const { kind, legs, date, freeNumber } = wanted;
  const changed = (change: (legs: readonly LegPattern[]) => LegPattern[]) => [withLegs(wanted, DAYS_AROUND, change)];
  switch (kind) {
    case "small-time":
      return changed((all) => shifted(all, SMALL));
    case "large-time":
      return changed((all) => shifted(all, LARGE));
    case "lost-connection":
      return changed((all) => shifted(all, wanted.missedBy));
    case "over-midnight":
      return changed((all) => shifted(all, minutesOverMidnight(legs[0], date)));
    case "smaller-aircraft":
      return changed((all) => all.map(smaller));
    case "terminal":
      return changed((all) =>
        all.map((leg, index) => (index === 0 ? { ...leg, departureTerminal: leg.departureTerminal === "2" ? "3" : "2" } : leg)),
      );
    case "routing":
      return changed(([first, ...others]) => (first ? viaStop(first, others, date) : []));
    case "number": {
      const moved = withLegs(wanted, DAYS_AROUND, (all) => all.map((leg) => ({ ...leg, flightNumber: freeNumber })));
      return [
        { set: moved.set, legs: [] },
        { set: { ...moved.set, flightNumber: freeNumber }, legs: moved.legs },
      ];
    }
    case "cancellation":
      return [{ set: setOf(legs[0], date, date), legs: [] }];
    case "suspended":
      return [{ set: suspensionOf(wanted), legs: [] }];
  }
}

function withLegs(wanted: Wanted, days: number, change: (legs: readonly LegPattern[]) => LegPattern[]): ChangedSets[number] {
  const set = windowOf(wanted, days);
  const { validFrom: periodFrom, validTo: periodTo } = set;
  const legs = change(wanted.legs.map((leg) => ({ ...leg, periodFrom, periodTo, coveredBy: UNCOVERED })));
  const daysOfOperation = legs.reduce((mask, leg) => mask | leg.daysOfOperation, set.daysOfOperation);
  // What moves to another date moves out of the period at one end.
  const inside = (leg: LegPattern) => ({ ...leg, periodFrom: lastOf(leg.periodFrom, periodFrom), periodTo });
  return { set: { ...set, daysOfOperation }, legs: legs.map(inside) };
}

/** Days around the date, on the flight's own days, inside the legs' period; whole fortnights before, so that second weeks stay second ones. */
function windowOf({ legs: [first], date, from }: Wanted, days: number): NewSet {
  const fortnights = 2 * 7 * Math.ceil(days / 14);
  const early = addDays(date, -fortnights);
  const begins = early >= from && early >= first.periodFrom ? early : date;
  const late = addDays(date, days);
  return setOf(first, begins, first.periodTo !== null && first.periodTo < late ? first.periodTo : late);
}

function suspensionOf({ legs: [first], date, from }: Wanted): NewSet {
  return setOf(first, lastOf(from, first.periodFrom, addDays(date, -DAYS_SUSPENDED)), addDays(date, DAYS_SUSPENDED));
}

function lastOf(...dates: [string, ...string[]]): string {
  return dates.toSorted().at(-1) ?? dates[0];
}

function setOf({ carrier, flightNumber, suffix, timeMode, daysOfOperation }: LegPattern, validFrom: string, validTo: string): NewSet {
  return { layer: "basic", carrier, flightNumber, suffix, season: "", timeMode, validFrom, validTo, daysOfOperation, frequency: 1 };
}

/** All legs later (or earlier); where the first one leaves on another day, the flight has another date. */
function shifted(legs: readonly LegPattern[], minutes: number): LegPattern[] {
  const [first] = legs;
  if (!first) return [];
  const days = Math.floor((departureOf(first) + minutes) / DAY);
  return legs.map((leg) => ({
    ...timed(leg, departureOf(leg) + minutes - days * DAY, arrivalOf(leg) + minutes - days * DAY),
    periodFrom: addDays(leg.periodFrom, days),
    daysOfOperation: turnWeekdays(leg.daysOfOperation, days),
  }));
}

/** Minutes since the midnight that begins the flight's date. */
function departureOf({ departureDayOffset, departureMinutes }: LegPattern): number {
  return departureDayOffset * DAY + departureMinutes;
}

function arrivalOf({ arrivalDayOffset, arrivalMinutes }: LegPattern): number {
  return arrivalDayOffset * DAY + arrivalMinutes;
}

function timed(leg: LegPattern, departs: number, arrives: number): LegPattern {
  return {
    ...leg,
    departureDayOffset: Math.floor(departs / DAY),
    departureMinutes: minuteOfDay(departs),
    arrivalDayOffset: Math.floor(arrives / DAY),
    arrivalMinutes: minuteOfDay(arrives),
  };
}

/** From the departure to shortly after the midnight that follows; in the morning, to before the one that has been. On the airport's own clock. */
function minutesOverMidnight(leg: LegPattern, date: string): number {
  const departs = dayNumber(date) * DAY + departureOf(leg);
  const local = leg.timeMode === "L" ? departs : utcToLocal(airport(leg.origin).timeZone, departs);
  const minute = minuteOfDay(local);
  return minute < DAY / 2 ? -minute - NIGHT_MINUTES : DAY - minute + NIGHT_MINUTES;
}

function minuteOfDay(minutes: number): number {
  return ((minutes % DAY) + DAY) % DAY;
}

/** As many cabins as before, with a handful of seats in each. */
function smaller(leg: LegPattern): LegPattern {
  return { ...leg, aircraft: SMALLER.aircraft, configuration: leg.configuration.replaceAll(/([A-Z])\d+/g, `$1${SMALLER.seats}`) };
}

/** The first leg lands on the way; all that follows is so much later. */
function viaStop(leg: LegPattern, others: readonly LegPattern[], date: string): LegPattern[] {
  const stop = stopBetween(leg.origin, leg.destination);
  const out = blockMinutes(leg.origin, stop);
  const later = out + STOP_MINUTES + blockMinutes(stop, leg.destination) - blockMinutes(leg.origin, leg.destination);
  const lands = departureOf(leg) + out + (leg.timeMode === "U" ? 0 : clockAt(stop, date) - clockAt(leg.origin, date));
  const arrives = arrivalOf(leg) + later;
  const first = { ...leg, destination: stop, arrivalTerminal: "" };
  const second = { ...leg, legSequence: 2, origin: stop, departureTerminal: "" };
  const onward = others.map((other) => timed(other, departureOf(other) + later, arrivalOf(other) + later));
  return [
    timed(first, departureOf(leg), lands),
    timed(second, lands + STOP_MINUTES, arrives),
    ...onward.map((other) => ({ ...other, legSequence: other.legSequence + 1 })),
  ];
}

/** Minutes of the airport's clock against UTC. */
function clockAt(code: string, date: string): number {
  return utcToLocal(airport(code).timeZone, dayNumber(date) * DAY) - dayNumber(date) * DAY;
}

/** The least detour. */
function stopBetween(origin: string, destination: string): string {
  const detour = (stop: string) => blockMinutes(origin, stop) + blockMinutes(stop, destination);
  const ends = [airport(origin).cityCode, airport(destination).cityCode];
  const [first = "", ...others] = STOPS.filter((stop) => !ends.includes(airport(stop).cityCode));
  return others.reduce((best, stop) => (detour(stop) < detour(best) ? stop : best), first);
}
