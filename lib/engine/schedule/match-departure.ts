import { isSuspension } from "@/lib/domain/schedule-change/is-suspension";
import { itemAt } from "@/lib/util/at";
import type { FlightSegment } from "../itinerary";
import { departureOf, type FlightDepartures } from "./flight-departures";

const DAY_MINUTES = 1440;

/** On its own day, a flight that moves by no more than this is surely the same. */
const SAME_DAY_MINUTES = 12 * 60;
/** Over midnight, a flight that moves by no more than this is rather the same than the one of its new day. */
const OVER_MIDNIGHT_MINUTES = 6 * 60;
/** A new flight of the carrier on the same route this near takes the place of one that is gone. */
const OTHER_NUMBER_MINUTES = 3 * 60;
/** No local day reaches further from the same day in UTC. */
const DAY_EDGE_MINUTES = 14 * 60;

/** A flight that was sold. */
export interface SoldDeparture {
  /** Board and off, `TASIST`. */
  pair: string;
  /** Minutes since epoch, UTC; and local day number at the airport of departure. */
  departureUtc: number;
  localDay: number;
}

/** The departures of a flight number before and after a change. */
export interface BeforeAndAfter {
  before: FlightDepartures;
  after: FlightDepartures;
}

/** What has become of a departure. */
export type Match = { flight: FlightSegment } | { flight: null; suspended: boolean };

/**
 * Finds a sold departure again in the new schedule:
 * the same number on the same day; else the same number over midnight, no further than 12 hours; else a flight that this change adds to the
 * carrier's on the same route, no further than 3 hours. Whichever way the flight goes between board and off. A departure of another day that
 * was there before is another flight, and takes nobody's place.
 * @param added the carrier's other flights that this change touches
 */
export function matchDeparture(sold: SoldDeparture, own: BeforeAndAfter, added: readonly BeforeAndAfter[]): Match {
  const sameDay = nearest(sold, onLocalDay(own.after, sold));
  if (sameDay && distance(sold, sameDay) <= SAME_DAY_MINUTES) return { flight: sameDay };
  const moved = nearest(
    sold,
    newBetween(sold, own, SAME_DAY_MINUTES).filter((flight) => localDayOf(flight) !== sold.localDay),
  );
  if (moved && distance(sold, moved) <= OVER_MIDNIGHT_MINUTES) return { flight: moved };
  const same = sameDay ?? moved;
  if (same) return { flight: same };
  const other = matchAdded(sold, added);
  return other ? { flight: other } : { flight: null, suspended: isSuspended(sold, own) };
}

/**
 * The flight under another number that takes the place of a sold one; null where the change adds none. One that was flown on that day before, at
 * another time, is no new flight: it has passengers of its own. @param added as of matchDeparture
 */
export function matchAdded(sold: SoldDeparture, added: readonly BeforeAndAfter[]): FlightSegment | null {
  const isNew = ({ before }: BeforeAndAfter, flight: FlightSegment) =>
    onLocalDay(before, { pair: sold.pair, localDay: localDayOf(flight) }).length === 0;
  return nearest(
    sold,
    added.flatMap((flights) => newBetween(sold, flights, OTHER_NUMBER_MINUTES).filter((flight) => isNew(flights, flight))),
  );
}

/** The departure of its number and day that a flight was before the change; null where there was none. */
export function departureBefore(sold: SoldDeparture, { before }: BeforeAndAfter): FlightSegment | null {
  return nearest(sold, onLocalDay(before, sold));
}

/**
 * The departure that was filed under a number before the change for a flight that another carrier flies, and that was sold at that carrier's
 * times: the nearest one, up to 12 hours off. The sold one itself where there was none.
 */
export function filedDeparture(sold: SoldDeparture, { before }: BeforeAndAfter): SoldDeparture {
  const { pair, departureUtc } = sold;
  const filed = nearest(sold, before.between(pair, departureUtc - SAME_DAY_MINUTES, departureUtc + SAME_DAY_MINUTES));
  return filed ? { pair, departureUtc: departureOf(filed), localDay: localDayOf(filed) } : sold;
}

/** Whether a day's departures of a flight number differ in anything before and after. */
export function isTouched({ before, after }: BeforeAndAfter, localDay: number): boolean {
  const pairs = new Set([...before.pairs, ...after.pairs]);
  const gist = (departures: FlightDepartures, pair: string) => JSON.stringify(onLocalDay(departures, { pair, localDay }));
  return [...pairs].some((pair) => gist(before, pair) !== gist(after, pair));
}

function onLocalDay(departures: FlightDepartures, { pair, localDay }: Pick<SoldDeparture, "pair" | "localDay">): FlightSegment[] {
  const midnight = localDay * DAY_MINUTES;
  const around = departures.between(pair, midnight - DAY_EDGE_MINUTES, midnight + DAY_MINUTES + DAY_EDGE_MINUTES);
  return around.filter((flight) => localDayOf(flight) === localDay);
}

/** Departures at most so far from the sold one that were not there before. */
function newBetween({ pair, departureUtc }: SoldDeparture, { before, after }: BeforeAndAfter, minutes: number): FlightSegment[] {
  const [from, to] = [departureUtc - minutes, departureUtc + minutes];
  const known = new Set(before.between(pair, from, to).map(departureOf));
  return after.between(pair, from, to).filter((flight) => !known.has(departureOf(flight)));
}

function nearest(sold: SoldDeparture, flights: readonly FlightSegment[]): FlightSegment | null {
  return flights.reduce<FlightSegment | null>(
    (best, flight) => (best && distance(sold, best) <= distance(sold, flight) ? best : flight),
    null,
  );
}

function distance({ departureUtc }: SoldDeparture, flight: FlightSegment): number {
  return Math.abs(departureOf(flight) - departureUtc);
}

function localDayOf({ legs }: FlightSegment): number {
  return Math.floor(itemAt(legs, 0).departureLocal / DAY_MINUTES);
}

/** A flight that goes on later is suspended, one that ends is cancelled: see isSuspension. */
function isSuspended({ pair, departureUtc }: SoldDeparture, { before, after }: BeforeAndAfter): boolean {
  return isSuspension(departureUtc, { before: before.allBetween(pair), after: after.allBetween(pair) });
}
