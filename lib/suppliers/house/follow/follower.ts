import { dayNumber, fromDayNumber, utcDays } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import type { ChangedFlight, CountingFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import { fictitiousZone, isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { flightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { type BeforeAndAfter, DepartureAssignment, type DepartureName } from "@/lib/engine/schedule/departure-assignment";
import { FlightDepartures } from "@/lib/engine/schedule/flight-departures";
import { addsInstead, departureAgain, departureBefore, isTouched, type Match, matchDeparture } from "@/lib/engine/schedule/match-departure";
import { airportByCode } from "@/lib/reference/airports";
import type { FlightFate, FlightFollower, HeldFlight } from "@/lib/suppliers/port/own-schedule";
import { remembered } from "@/lib/util/waiting/remembered";
import { flownSegment } from "../offer/make-segment";
import { isFlownAs, seatedLegs, soldCode, soldDeparture } from "./flown-legs";
import { SharedFlights } from "./shared-flights";

const DAY_MINUTES = 1440;
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
  /** What it was told of flights besides the change. */
  private readonly told = new Map<string, CountingFlight>();
  private readonly unchanged = new Map<string, BeforeAndAfter>();
  private readonly shared = new SharedFlights({
    touches: (flightKey) => this.touches(flightKey),
    scheduleOf: (code) => this.scheduleOf(code),
    matchOf: (code, departure) => this.matchOf(code, departure),
    isKnownOn: (code, departure) => this.isKnownOn(code, departure),
  });

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

  needs(sold: OfferSegment, { legKeys, isGone }: HeldFlight): string[] {
    const own = soldCode(sold);
    const flown = legKeys.map((key) => parseLegKey(key).flight);
    const shared = flown.some((code) => code !== own) ? [own, ...flown] : [];
    const instead = isGone ? this.changedBetween(sold.carrier, soldDeparture(sold).pair).flatMap(({ after }) => after) : [];
    const named = [...[own, ...flown].flatMap((code) => this.legsOf(code)), ...instead].flatMap(flownByOther);
    return [...new Set([...shared, ...named])].filter((code) => !this.told.has(code));
  }

  learn(flights: readonly CountingFlight[]): void {
    for (const flight of flights) this.told.set(flight.flight, flight);
  }

  /**
   * Seats on an aircraft go with it. Who was sold a flight under its own number follows that, though it may be flown by another from now on. A flight
   * that is gone comes back only under its number and as it was.
   */
  follow(sold: OfferSegment, held: HeldFlight): FlightFate | null {
    const own = soldCode(sold);
    const isShared = held.legKeys.some((key) => parseLegKey(key).flight !== own);
    return isShared ? this.shared.follow(sold, held) : this.followOwn(sold, held);
  }

  addsInstead(gone: OfferSegment): boolean {
    const departure = soldDeparture(gone);
    const name = `${gone.carrier}|${departure.departureUtc}|${departure.pair}`;
    const isFlown = (flight: FlightSegment) => this.shared.asFlown(flight) !== null;
    return remembered(this.added, name, () => addsInstead(departure, this.assignmentOf(gone.carrier), isFlown));
  }

  flies(legKey: string): boolean {
    const { flight: name, date, origin, destination } = parseLegKey(legKey);
    const flight = this.changed.get(name);
    return flight ? this.of(flight).after.onLocalDay(origin + destination, dayNumber(date)).length > 0 : false;
  }

  private followOwn(sold: OfferSegment, { isGone }: HeldFlight): FlightFate | null {
    const name = soldCode(sold);
    const flight = this.changed.get(name);
    const departure = soldDeparture(sold);
    if (!flight || !this.touches(`${name}|${fromDayNumber(departure.localDay)}`)) return null;
    if (isGone) return this.again(sold, flight);
    const match = this.match(flight, departure);
    return match.flight ? flownAs(sold, this.shared.asFlownOrFiled(match.flight)) : { flown: false, suspended: match.suspended };
  }

  /** A flight that an earlier change took away, where this one brings it back as it was flown last. */
  private again(sold: OfferSegment, flight: ChangedFlight): FlightFate | null {
    const filed = departureAgain(soldDeparture(sold), this.of(flight), this.assignmentOf(flight.carrier));
    const after = filed && this.shared.asFlown(filed);
    const fate = after && flownAs(sold, after);
    return fate && isFlownAs(sold, fate.segment) ? fate : null;
  }

  private legsOf(code: string): readonly LegPattern[] {
    return this.changed.get(code)?.after ?? this.told.get(code)?.legs ?? [];
  }

  /** As KnownFlights has it. */
  private scheduleOf(code: string): BeforeAndAfter | null {
    const changed = this.changed.get(code);
    if (changed) return this.of(changed);
    const told = this.told.get(code);
    return told ? remembered(this.unchanged, code, () => this.asItIs(told)) : null;
  }

  private asItIs({ legs }: CountingFlight): BeforeAndAfter {
    const departures = this.departuresOf(legs);
    return { before: departures, after: departures };
  }

  private matchOf(code: string, departure: DepartureName): Match | null {
    const changed = this.changed.get(code);
    if (changed) return this.match(changed, departure);
    const schedule = this.scheduleOf(code);
    const flight = schedule && departureBefore(departure, schedule);
    return schedule && (flight ? { flight } : { flight: null, suspended: false });
  }

  private isKnownOn(code: string, { localDay, departureUtc }: DepartureName): boolean {
    return this.told.get(code)?.isKnownOn({ local: localDay, utc: Math.floor(departureUtc / DAY_MINUTES) }) ?? false;
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
    return this.changedBetween(carrier, pair).map((flight) => this.of(flight));
  }

  private changedBetween(carrier: string, pair: string): ChangedFlight[] {
    const [boarding, leaving] = [pair.slice(0, 3), pair.slice(3)].map((airport) => this.calling.get(carrier + airport));
    return [...(boarding ?? [])].filter((flight) => leaving?.has(flight));
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

function flownAs(sold: OfferSegment, flight: FlightSegment) {
  return { flown: true, segment: flownSegment(sold, flight), legs: seatedLegs(flight) } as const satisfies FlightFate;
}

/** The flight that flies a leg, where that is another one than its own. */
function flownByOther({ operatingFlight }: LegPattern): string[] {
  return operatingFlight === "" ? [] : [operatingFlight];
}

/** IANA zone; empty where the place is unknown. */
function zoneOf(airport: string): string {
  return isFictitious(airport) ? fictitiousZone(airport) : (airportByCode(airport)?.timeZone ?? "");
}
