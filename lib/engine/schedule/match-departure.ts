import { MOST_APART_MINUTES } from "@/lib/domain/schedule/leg-sale";
import { isSuspension } from "@/lib/domain/schedule-change/is-suspension";
import type { FlightSegment } from "../itinerary";
import type { BeforeAndAfter, DepartureAssignment, DepartureName } from "./departure-assignment";
import { departureOf, type FlightDepartures, localDayOf } from "./flight-departures";

/** On another day, a new flight this near to one that is gone may be flown in its place. */
const NEAR_MINUTES = 6 * 60;

/** What has become of a departure. */
export type Match = { flight: FlightSegment } | { flight: null; suspended: boolean };

/**
 * Finds a sold departure again in the new schedule, as the assignment of the whole change has it. One that the schedule did not have before is what
 * its number flies on that day, unless others have that.
 */
export function matchDeparture(sold: DepartureName, own: BeforeAndAfter, assignment: DepartureAssignment): Match {
  const before = departureBefore(sold, own);
  const flight = before
    ? assignment.placeOf(own, nameOf(before, sold.pair))
    : nearest(sold, assignment.freeOf(own, sold.pair, sold.localDay));
  return flight ? { flight } : { flight: null, suspended: isSuspended(sold, own) };
}

/**
 * The departure of the number on the day of one that an earlier change took away, the nearest of several; null where there is none, or where it was
 * given to the passengers of another number.
 */
export function departureAgain(gone: DepartureName, own: BeforeAndAfter, assignment: DepartureAssignment): FlightSegment | null {
  const flight = nearest(gone, own.after.onLocalDay(gone.pair, gone.localDay));
  return flight && !assignment.isRenumbered(own, nameOf(flight, gone.pair)) ? flight : null;
}

/**
 * Whether the change adds a flight that may be flown in place of one that is gone: one of its day, or shortly before or after that.
 * @param isFlown whether what is filed as flown by others is flown by them
 */
export function addsInstead(sold: DepartureName, assignment: DepartureAssignment, isFlown: (flight: FlightSegment) => boolean): boolean {
  const { pair, localDay } = sold;
  const around = [localDay - 1, localDay + 1].flatMap((day) => assignment.addedOn(pair, day));
  return [...assignment.addedOn(pair, localDay), ...around.filter((flight) => distance(sold, flight) <= NEAR_MINUTES)].some(isFlown);
}

/** The departure of its number and day that a flight was before the change; null where there was none. */
export function departureBefore(sold: DepartureName, { before }: BeforeAndAfter): FlightSegment | null {
  return nearest(sold, before.onLocalDay(sold.pair, sold.localDay));
}

/**
 * The departure that was filed under a number before the change for a flight that another carrier flies, and that was sold at that carrier's
 * times. The sold one itself where there was none.
 */
export function filedDeparture(sold: DepartureName, { before }: BeforeAndAfter): DepartureName {
  const filed = nearestDeparture(sold, before);
  return filed ? nameOf(filed, sold.pair) : sold;
}

/** Of a flight that is filed under two numbers at two times, the departure of one that stands for that of the other: the nearest, up to 12 hours off. */
export function nearestDeparture(one: DepartureName, others: FlightDepartures): FlightSegment | null {
  const { pair, departureUtc } = one;
  return nearest(one, others.between(pair, departureUtc - MOST_APART_MINUTES, departureUtc + MOST_APART_MINUTES));
}

/** Whether a day's departures of a flight number differ in anything before and after. */
export function isTouched({ before, after }: BeforeAndAfter, localDay: number): boolean {
  const pairs = new Set([...before.pairs, ...after.pairs]);
  const gist = (departures: FlightDepartures, pair: string) => JSON.stringify(departures.onLocalDay(pair, localDay));
  return [...pairs].some((pair) => gist(before, pair) !== gist(after, pair));
}

function nameOf(flight: FlightSegment, pair: string): DepartureName {
  return { pair, departureUtc: departureOf(flight), localDay: localDayOf(flight) };
}

function nearest(sold: DepartureName, flights: readonly FlightSegment[]): FlightSegment | null {
  return flights.reduce<FlightSegment | null>(
    (best, flight) => (best && distance(sold, best) <= distance(sold, flight) ? best : flight),
    null,
  );
}

function distance({ departureUtc }: DepartureName, flight: FlightSegment): number {
  return Math.abs(departureOf(flight) - departureUtc);
}

/** A flight that goes on later is suspended, one that ends is cancelled: see isSuspension. */
function isSuspended({ pair, departureUtc }: DepartureName, { before, after }: BeforeAndAfter): boolean {
  return isSuspension(departureUtc, { before: before.allBetween(pair), after: after.allBetween(pair) });
}
