import { dayNumber, fromDayNumber, utcDays } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import type { ChangedFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import { fictitiousZone, isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { flightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { cabinRoom } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { FlightDepartures } from "@/lib/engine/schedule/flight-departures";
import {
  type BeforeAndAfter,
  departureBefore,
  filedDeparture,
  isTouched,
  type Match,
  matchAdded,
  matchDeparture,
  type SoldDeparture,
} from "@/lib/engine/schedule/match-departure";
import { airportByCode } from "@/lib/reference/airports";
import type { FlightFate, FlightFollower, HeldFlight } from "@/lib/suppliers/port/own-schedule";
import { groupBy } from "@/lib/util/grouping";
import { remembered } from "@/lib/util/waiting/remembered";
import { flightOf, legKeyOf } from "../flights";
import { flownSegment, refiledSegment, sharedSegment } from "../offer/make-segment";

/** Flights are sold for 330 days; the rest is for clocks, and to look around the last of them. */
const BACK_DAYS = 16;
const AHEAD_DAYS = 360;

/** Finds sold flights again among the flights that a change of schedule touches. Knows nothing but what it is given. */
export class HouseFollower implements FlightFollower {
  private readonly window: DayWindow;
  private readonly changed: ReadonlyMap<string, ChangedFlight>;
  /** By carrier and airport of departure: the flights that leave there after the change. */
  private readonly leaving = new Map<string, Set<ChangedFlight>>();
  private readonly departures = new Map<ChangedFlight, BeforeAndAfter>();
  private readonly touched = new Map<string, boolean>();
  /** Many were sold the same flight. */
  private readonly matches = new Map<string, Match>();
  private readonly added = new Map<string, FlightSegment | null>();

  constructor(flights: readonly ChangedFlight[], now: Date) {
    this.window = { first: utcDays(now) - BACK_DAYS, count: BACK_DAYS + AHEAD_DAYS };
    this.changed = new Map(flights.map((flight) => [flightCode(flight.carrier, flight.flightNumber, flight.suffix), flight]));
    for (const flight of flights) {
      for (const { origin } of flight.after) remembered(this.leaving, flight.carrier + origin, () => new Set<ChangedFlight>()).add(flight);
    }
  }

  touches(flightKey: string): boolean {
    const [name = "", date = ""] = flightKey.split("|");
    const flight = this.changed.get(name);
    if (!flight) return false;
    return remembered(this.touched, flightKey, () => isTouched(this.of(flight), dayNumber(date)));
  }

  /**
   * What the carrier of the number says of the flight, and above it what the carrier says that flies it. A flight that is gone comes back with
   * the aircraft only where that was gone too; and under another number, though nothing is said of its own any more.
   */
  follow(sold: OfferSegment, { legKeys, isGone }: HeldFlight): FlightFate | null {
    const own = this.followOwn(sold, legKeys) ?? (isGone ? this.broughtBack(sold) : null);
    if (own?.flown === false) return own;
    const keys = own ? own.legs.map(({ legKey }) => legKey) : legKeys;
    const flown = this.followFlown(own?.segment ?? sold, keys);
    if (!flown) return own;
    return isGone && !own && flown.wasFlown ? null : flown.fate;
  }

  private followOwn(sold: OfferSegment, legKeys: readonly string[]): FlightFate | null {
    const { flightNumber, suffix } = flightOf(sold);
    const name = flightCode(sold.carrier, flightNumber, suffix);
    const flight = this.changed.get(name);
    if (!flight) return null;
    const isShared = legKeys.some((key) => parseLegKey(key).flight !== name);
    const departure = isShared ? filedDeparture(soldDeparture(sold), this.of(flight)) : soldDeparture(sold);
    if (!this.touches(`${name}|${fromDayNumber(departure.localDay)}`)) return null;
    const match = this.match(flight, departure);
    if (!match.flight) return { flown: false, suspended: match.suspended };
    const before = isShared ? departureBefore(departure, this.of(flight)) : null;
    const segment = before ? refiledSegment(sold, before, match.flight) : flownSegment(sold, match.flight);
    const isWhereSold = segment.departure.utc === sold.departure.utc && match.flight.legs.length === legKeys.length;
    return { flown: true, segment, legs: legsOf(match.flight, isShared && isWhereSold ? legKeys : []) };
  }

  /** The flight that this change adds in the place of one that an earlier change took away. */
  private broughtBack(sold: OfferSegment): FlightFate | null {
    const departure = soldDeparture(sold);
    const name = `${sold.carrier}|${departure.departureUtc}|${departure.pair}`;
    const flight = remembered(this.added, name, () => matchAdded(departure, this.leavingFrom(sold.carrier, sold.departure.airport)));
    return flight && { flown: true, segment: flownSegment(sold, flight), legs: legsOf(flight) };
  }

  /** Of a flight under another number, by the keys of its seats. One that is flown by several flights is only lost with one of them. */
  private followFlown(sold: OfferSegment, legKeys: readonly string[]): { fate: FlightFate; wasFlown: boolean } | null {
    const own = flightOf(sold);
    const runs = runsOf(legKeys).filter(({ name }) => name !== flightCode(own.carrier, own.flightNumber, own.suffix));
    const fates = runs.flatMap(({ name, date, pair, isWhole }) => {
      const flight = this.changed.get(name);
      if (!flight || !this.touches(`${name}|${date}`)) return [];
      const departure = { pair, departureUtc: sold.departure.utc, localDay: dayNumber(date) };
      const match = this.match(flight, departure);
      const before = departureBefore(departure, this.of(flight));
      if (!match.flight) return { fate: { flown: false, suspended: match.suspended } as const, wasFlown: before !== null };
      if (!isWhole) return [];
      const segment = sharedSegment(sold, before, match.flight);
      return { fate: { flown: true, segment, legs: legsOf(match.flight) } as const, wasFlown: before !== null };
    });
    return fates.find(({ fate }) => !fate.flown) ?? fates[0] ?? null;
  }

  private match(flight: ChangedFlight, departure: SoldDeparture): Match {
    const { pair, departureUtc, localDay } = departure;
    const name = flightCode(flight.carrier, flight.flightNumber, flight.suffix);
    return remembered(this.matches, `${name}|${localDay}|${departureUtc}|${pair}`, () =>
      matchDeparture(departure, this.of(flight), this.leavingFrom(flight.carrier, pair.slice(0, 3), flight)),
    );
  }

  private leavingFrom(carrier: string, airport: string, except?: ChangedFlight): BeforeAndAfter[] {
    const leaving = this.leaving.get(carrier + airport) ?? [];
    return [...leaving].filter((flight) => flight !== except).map((flight) => this.of(flight));
  }

  private of(flight: ChangedFlight): BeforeAndAfter {
    return remembered(this.departures, flight, () => ({
      before: this.departuresOf(flight.before),
      after: this.departuresOf(flight.after),
    }));
  }

  private departuresOf(patterns: readonly LegPattern[]): FlightDepartures {
    return new FlightDepartures(patterns, this.window, zoneOf);
  }
}

/** IANA zone; empty where the place is unknown. */
function zoneOf(airport: string): string {
  return isFictitious(airport) ? fictitiousZone(airport) : (airportByCode(airport)?.timeZone ?? "");
}

function soldDeparture({ departure, arrival }: OfferSegment): SoldDeparture {
  const localDay = dayNumber(departure.local.slice(0, 10));
  return { pair: `${departure.airport}${arrival.airport}`, departureUtc: departure.utc, localDay };
}

/** @param held keys of seats that stay where they are while the same flight flies them; none where they move */
function legsOf(flight: FlightSegment, held: readonly string[] = []) {
  return flight.legs.map((leg, index) => {
    const legKey = legKeyOf(flight, leg);
    const kept = held[index] ?? legKey;
    const isKept = parseLegKey(kept).flight === parseLegKey(legKey).flight;
    return { legKey: isKept ? kept : legKey, capacities: cabinRoom(leg.configuration) };
  });
}

/** Legs after one another that one flight flies. */
interface Run {
  name: string;
  /** Of its first leg. */
  date: string;
  /** Board and off. */
  pair: string;
  /** Whether it is all of what was sold. */
  isWhole: boolean;
}

function runsOf(legKeys: readonly string[]): Run[] {
  const legs = legKeys.map(parseLegKey);
  const runs = groupBy(legs, ({ flight }) => flight);
  return [...runs].flatMap(([name, [first, ...rest]]) => {
    if (!first) return [];
    const last = rest.at(-1) ?? first;
    return { name, date: first.date, pair: `${first.origin}${last.destination}`, isWhole: runs.size === 1 };
  });
}
