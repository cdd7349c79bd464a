import { dayNumber, fromDayNumber, utcDays } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import type { ChangedFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import { fictitiousZone, isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { flightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { cabinRoom } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { type BeforeAndAfter, DepartureAssignment, type DepartureName } from "@/lib/engine/schedule/departure-assignment";
import { FlightDepartures } from "@/lib/engine/schedule/flight-departures";
import {
  addsInstead,
  departureAgain,
  departureBefore,
  filedDeparture,
  isTouched,
  type Match,
  matchDeparture,
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
  /** By carrier, and by one of the airports where a flight calls before or after the change. */
  private readonly calling = new Map<string, Set<ChangedFlight>>();
  private readonly departures = new Map<ChangedFlight, BeforeAndAfter>();
  private readonly touched = new Map<string, boolean>();
  private readonly assignments = new Map<string, DepartureAssignment>();
  /** Many were sold the same flight. */
  private readonly matches = new Map<string, Match>();
  private readonly added = new Map<string, boolean>();

  constructor(flights: readonly ChangedFlight[], now: Date) {
    this.window = { first: utcDays(now) - BACK_DAYS, count: BACK_DAYS + AHEAD_DAYS };
    this.changed = new Map(flights.map((flight) => [flightCode(flight.carrier, flight.flightNumber, flight.suffix), flight]));
    for (const flight of flights) {
      const airports = [...flight.before, ...flight.after].flatMap(({ origin, destination }) => [origin, destination]);
      for (const airport of airports) remembered(this.calling, flight.carrier + airport, () => new Set<ChangedFlight>()).add(flight);
    }
  }

  touches(flightKey: string): boolean {
    const [name = "", date = ""] = flightKey.split("|");
    const flight = this.changed.get(name);
    if (!flight) return false;
    return remembered(this.touched, flightKey, () => isTouched(this.of(flight), dayNumber(date)));
  }

  /**
   * What the carrier of the number says of the flight, and above it what the carrier says that flies it. A flight that is gone comes back only
   * under its number and as it was, with the aircraft only where that was gone too.
   */
  follow(sold: OfferSegment, held: HeldFlight): FlightFate | null {
    const own = this.followOwn(sold, held);
    if (own?.flown === false) return own;
    const keys = own ? own.legs.map(({ legKey }) => legKey) : held.legKeys;
    const flown = this.followFlown(own?.segment ?? sold, { ...held, legKeys: keys });
    if (!flown) return own;
    return held.isGone && !own && flown.wasFlown ? null : flown.fate;
  }

  addsInstead(gone: OfferSegment): boolean {
    const departure = soldDeparture(gone);
    const name = `${gone.carrier}|${departure.departureUtc}|${departure.pair}`;
    return remembered(this.added, name, () => addsInstead(departure, this.assignmentOf(gone.carrier)));
  }

  flies(legKey: string): boolean {
    const { flight: name, date, origin, destination } = parseLegKey(legKey);
    const flight = this.changed.get(name);
    return flight ? this.of(flight).after.onLocalDay(origin + destination, dayNumber(date)).length > 0 : false;
  }

  private followOwn(sold: OfferSegment, { legKeys, isGone }: HeldFlight): FlightFate | null {
    const { flightNumber, suffix } = flightOf(sold);
    const name = flightCode(sold.carrier, flightNumber, suffix);
    const flight = this.changed.get(name);
    if (!flight) return null;
    const isShared = legKeys.some((key) => parseLegKey(key).flight !== name);
    const departure = isShared ? filedDeparture(soldDeparture(sold), this.of(flight)) : soldDeparture(sold);
    if (!this.touches(`${name}|${fromDayNumber(departure.localDay)}`)) return null;
    if (isGone) return this.again(flight, departure, (after) => flownSegment(sold, after), sold);
    const match = this.match(flight, departure);
    if (!match.flight) return { flown: false, suspended: match.suspended };
    const before = isShared ? departureBefore(departure, this.of(flight)) : null;
    const segment = before ? refiledSegment(sold, before, match.flight) : flownSegment(sold, match.flight);
    const isWhereSold = segment.departure.utc === sold.departure.utc && match.flight.legs.length === legKeys.length;
    return { flown: true, segment, legs: legsOf(match.flight, isShared && isWhereSold ? legKeys : []) };
  }

  /** Of a flight under another number, by the keys of its seats. One that is flown by several flights is only lost with one of them. */
  private followFlown(sold: OfferSegment, { legKeys, isGone }: HeldFlight): { fate: FlightFate; wasFlown: boolean } | null {
    const own = flightOf(sold);
    const runs = runsOf(legKeys).filter(({ name }) => name !== flightCode(own.carrier, own.flightNumber, own.suffix));
    const fates = runs.flatMap(({ name, date, pair, isWhole }) => {
      const flight = this.changed.get(name);
      if (!flight || !this.touches(`${name}|${date}`)) return [];
      const departure = { pair, departureUtc: sold.departure.utc, localDay: dayNumber(date) };
      const before = departureBefore(departure, this.of(flight));
      const wasFlown = before !== null;
      if (isGone && !before) {
        const fate = isWhole ? this.again(flight, departure, (after) => sharedSegment(sold, null, after), sold) : null;
        return fate ? [{ fate, wasFlown }] : [];
      }
      const match = this.match(flight, departure);
      if (!match.flight) return { fate: { flown: false, suspended: match.suspended } as const, wasFlown };
      if (!isWhole) return [];
      const segment = sharedSegment(sold, before, match.flight);
      return { fate: { flown: true, segment, legs: legsOf(match.flight) } as const, wasFlown };
    });
    return fates.find(({ fate }) => !fate.flown) ?? fates[0] ?? null;
  }

  /** A flight that an earlier change took away, where this one brings it back as it was flown last. */
  private again(
    flight: ChangedFlight,
    departure: DepartureName,
    segmentOf: (after: FlightSegment) => OfferSegment,
    sold: OfferSegment,
  ): FlightFate | null {
    const after = departureAgain(departure, this.of(flight), this.assignmentOf(flight.carrier));
    const segment = after && segmentOf(after);
    return segment && isFlownAs(sold, segment) ? { flown: true, segment, legs: legsOf(after) } : null;
  }

  private match(flight: ChangedFlight, departure: DepartureName): Match {
    const { pair, departureUtc, localDay } = departure;
    const name = flightCode(flight.carrier, flight.flightNumber, flight.suffix);
    return remembered(this.matches, `${name}|${localDay}|${departureUtc}|${pair}`, () =>
      matchDeparture(departure, this.of(flight), this.assignmentOf(flight.carrier)),
    );
  }

  private assignmentOf(carrier: string): DepartureAssignment {
    return remembered(this.assignments, carrier, () => new DepartureAssignment((pair) => this.between(carrier, pair)));
  }

  private between(carrier: string, pair: string): BeforeAndAfter[] {
    const [boarding, leaving] = [pair.slice(0, 3), pair.slice(3)].map((airport) => this.calling.get(carrier + airport));
    return [...(boarding ?? [])].filter((flight) => leaving?.has(flight)).map((flight) => this.of(flight));
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

/** Whether a flight leaves, lands and arrives where and when it did. The clock at the airports counts: rules of zones change as well. */
function isFlownAs(sold: OfferSegment, segment: OfferSegment): boolean {
  const callsAt = ({ departure, arrival, technicalStops }: OfferSegment) =>
    [departure.local, arrival.local, ...technicalStops.map(({ airport }) => airport)].join();
  return callsAt(sold) === callsAt(segment);
}

function soldDeparture({ departure, arrival }: OfferSegment): DepartureName {
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
