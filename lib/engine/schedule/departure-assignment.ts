import { isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { parseFlightCode } from "@/lib/domain/schedule/inventory";
import { itemAt } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";
import type { FlightSegment } from "../itinerary";
import { departureOf, type FlightDepartures, localDayOf } from "./flight-departures";
import { type Places, pairUp } from "./pair-up";

/** On its own day, a flight that moves by no more than this is the same if it is the nearest; over midnight none is the same beyond it. */
const SAME_DAY_MINUTES = 12 * 60;
/** Over midnight, a flight that moves by no more than this is the same if it is the nearest. */
const OVER_MIDNIGHT_MINUTES = 6 * 60;

/** The departures of a flight number before and after a change. */
export interface BeforeAndAfter {
  before: FlightDepartures;
  after: FlightDepartures;
}

/** One of the departures of a flight number: board and off (`TASIST`), instant in minutes since epoch, local day number where it departs. */
export interface DepartureName {
  pair: string;
  departureUtc: number;
  localDay: number;
}

/** A departure of one of the flights, before or after: no more of it than is compared, as many days are kept. */
interface Departure {
  flight: BeforeAndAfter;
  departureUtc: number;
  arrivalUtc: number;
  localDay: number;
  /** Where it lands (at a point that is no airport nobody does), and with whose flight where that is another carrier's. */
  way: string;
  aircraft: string;
  number: readonly [number: number, suffix: number];
}

/** All departures of a day between two airports, and what has become of those before that keep their time. */
interface AssignedDay {
  before: readonly Departure[];
  after: readonly Departure[];
  exact: Places<Departure>;
}

/**
 * Says of all departures of a carrier at once where their passengers fly after a change. No departure is given twice, and who keeps time and
 * route comes first:
 *
 * 1. who leaves at the same moment under the same number;
 * 2. who leaves at the same moment and goes the same way, with the same carrier's aircraft, under another number: it was renumbered, whoever had that
 *    number before. Of flights that swap numbers everybody keeps the time; only of a row of flights that are all put off, or all brought forward, each
 *    to the time of the next, everybody keeps the number, and nobody is left out;
 * 3. who keeps the number at another time: the nearest first, of the same day within 12 hours and over midnight within 6; then any of the same day;
 *    then over midnight within 12 hours.
 *
 * Nothing else moves anybody to another flight. Which days are worked out is decided by what is asked.
 */
export class DepartureAssignment {
  private readonly days = new Map<string, AssignedDay>();
  private readonly runs = new Map<BeforeAndAfter, Map<string, Places<Departure>>>();

  /** @param flightsBetween the carrier's flights that the change touches, and that go between two airports before or after */
  constructor(private readonly flightsBetween: (pair: string) => readonly BeforeAndAfter[]) {}

  /** What a departure from before has become; null where it is gone. */
  placeOf(flight: BeforeAndAfter, name: DepartureName): FlightSegment | null {
    const { before, exact } = this.day(name.pair, name.localDay);
    const departure = before.find((each) => each.flight === flight && each.departureUtc === name.departureUtc);
    const place = departure && (exact.get(departure) ?? this.moved(flight, name).get(departure));
    return place ? flownAt(place, name.pair) : null;
  }

  /** Whether the passengers of another number have a departure of this one after the change. */
  isRenumbered(flight: BeforeAndAfter, { pair, departureUtc, localDay }: DepartureName): boolean {
    return [...this.day(pair, localDay).exact].some(
      ([from, to]) => to.flight === flight && from.flight !== flight && to.departureUtc === departureUtc,
    );
  }

  /** Departures of a flight on a day that no departure from before has become. */
  freeOf(flight: BeforeAndAfter, pair: string, localDay: number): FlightSegment[] {
    return this.freeOn(pair, localDay)
      .filter((to) => to.flight === flight)
      .flatMap((to) => flownAt(to, pair) ?? []);
  }

  /** Departures of a day that no departure from before has become, of all numbers that did not fly on it before. */
  addedOn(pair: string, localDay: number): FlightSegment[] {
    const { before } = this.day(pair, localDay);
    return this.freeOn(pair, localDay)
      .filter((to) => !before.some(({ flight }) => flight === to.flight))
      .flatMap((to) => flownAt(to, pair) ?? []);
  }

  private freeOn(pair: string, localDay: number): Departure[] {
    const { after, exact } = this.day(pair, localDay);
    const isTaken = (to: Departure) => [...this.moved(to.flight, { pair, localDay }).values()].includes(to);
    return without(after, exact.values()).filter((to) => !isTaken(to));
  }

  private day(pair: string, localDay: number): AssignedDay {
    return remembered(this.days, `${pair}|${localDay}`, () => {
      const of = (when: keyof BeforeAndAfter) =>
        this.flightsBetween(pair).flatMap((flight) => flight[when].onLocalDay(pair, localDay).map((segment) => departure(flight, segment)));
      const [before, after] = [of("before"), of("after")];
      return { before, after, exact: exactPlaces(before, after) };
    });
  }

  /** Of a flight's departures that do not keep their time: of all days on end among which some may have changed places. */
  private moved(flight: BeforeAndAfter, { pair, localDay }: Omit<DepartureName, "departureUtc">): Places<Departure> {
    const runs = remembered(this.runs, flight, () => new Map<string, Places<Departure>>());
    const known = runs.get(`${pair}|${localDay}`);
    if (known) return known;
    const openOn = (day: number) => openOf(flight, this.day(pair, day));
    let [first, last] = [localDay, localDay];
    while (mayMove(openOn(first - 1), openOn(first))) first--;
    while (mayMove(openOn(last), openOn(last + 1))) last++;
    const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const open = days.map(openOn);
    const places = pairUp(
      open.flatMap(({ before }) => before),
      open.flatMap(({ after }) => after),
      rankMoved,
    );
    for (const day of days) runs.set(`${pair}|${day}`, places);
    return places;
  }
}

/** Same time under the same number, then the same time and way under another one, but for rows of flights that are all put off or brought forward. */
function exactPlaces(before: readonly Departure[], after: readonly Departure[]): Places<Departure> {
  const kept = pairUp(before, after, (from, to) => (from.flight === to.flight && distance(from, to) === 0 ? [0] : null));
  const others = without(before, kept.keys());
  const free = without(after, kept.values());
  const had = new Set(others.map(({ flight }) => flight));
  const renumbered = new Map(pairUp(others, free, (from, to) => rankRenumbered(from, to, had.has(to.flight))));
  const rows = others.filter((from) => !renumbered.has(from)).map((from) => rowOf(from, renumbered, free));
  for (const from of rows.flat()) renumbered.delete(from);
  return new Map([...kept, ...renumbered]);
}

/**
 * Departures that would each have the number of the one before: the first of them that of a departure without a place. None where one of these
 * numbers is not flown again on the day, or where not all of them move the same way: then it is no row of flights that all take the time of the next.
 */
function rowOf(first: Departure, renumbered: Places<Departure>, free: readonly Departure[]): Departure[] {
  const row: Departure[] = [];
  const isLater: boolean[] = [];
  for (let from = first; ; ) {
    const own = free.find(({ flight }) => flight === from.flight);
    if (!own) return [];
    isLater.push(own.departureUtc > from.departureUtc);
    const taker = [...renumbered].find(([, to]) => to === own)?.[0];
    if (!taker || row.includes(taker)) return new Set(isLater).size === 1 ? row : [];
    row.push(taker);
    from = taker;
  }
}

/**
 * Of several that leave at one moment one whose number nobody had on the day goes first, as those who had it may keep it; then the one that arrives as before, then
 * the same aircraft, then the lowest number.
 */
function rankRenumbered(from: Departure, to: Departure, isOthers: boolean) {
  if (from.flight === to.flight || distance(from, to) !== 0 || from.way !== to.way) return null;
  return [Number(isOthers), Number(from.arrivalUtc !== to.arrivalUtc), Number(from.aircraft !== to.aircraft), ...from.number, ...to.number];
}

function rankMoved(from: Departure, to: Departure) {
  const minutes = distance(from, to);
  const isSameDay = from.localDay === to.localDay;
  if (minutes <= (isSameDay ? SAME_DAY_MINUTES : OVER_MIDNIGHT_MINUTES)) return [0, minutes, isSameDay ? 0 : 1];
  if (isSameDay) return [1, minutes];
  return minutes <= SAME_DAY_MINUTES ? [2, minutes] : null;
}

/** Departures of a flight on a day that do not keep their time, or that nobody who does has. */
function openOf(flight: BeforeAndAfter, { before, after, exact }: AssignedDay) {
  const isOwn = (each: Departure) => each.flight === flight;
  return { before: without(before, exact.keys()).filter(isOwn), after: without(after, exact.values()).filter(isOwn) };
}

type Open = ReturnType<typeof openOf>;

/** Whether a departure of one of two days may have gone to the other. */
function mayMove(one: Open, other: Open): boolean {
  const isNear = (from: Departure, to: Departure) => distance(from, to) <= SAME_DAY_MINUTES;
  const reaches = (from: Open, to: Open) => from.before.some((each) => to.after.some((place) => isNear(each, place)));
  return reaches(one, other) || reaches(other, one);
}

function without(departures: readonly Departure[], some: Iterable<Departure>): Departure[] {
  const known = new Set(some);
  return departures.filter((each) => !known.has(each));
}

function distance(from: Departure, to: Departure): number {
  return Math.abs(to.departureUtc - from.departureUtc);
}

function departure(flight: BeforeAndAfter, segment: FlightSegment): Departure {
  const { legs, flightNumber, suffix } = segment;
  const landings = legs.filter(({ destination }) => !isFictitious(destination));
  return {
    flight,
    departureUtc: departureOf(segment),
    arrivalUtc: itemAt(legs, legs.length - 1).arrivalUtc,
    localDay: localDayOf(segment),
    way: landings.map(({ destination, operatingFlight }) => `${parseFlightCode(operatingFlight)?.carrier ?? ""} ${destination}`).join(),
    aircraft: legs.map(({ aircraft, configuration }) => `${aircraft} ${configuration}`).join(),
    number: [flightNumber, suffix === "" ? 0 : suffix.charCodeAt(0)],
  };
}

/** The flight as it is flown after the change. */
function flownAt({ flight, departureUtc, localDay }: Departure, pair: string): FlightSegment | null {
  return flight.after.onLocalDay(pair, localDay).find((segment) => departureOf(segment) === departureUtc) ?? null;
}
