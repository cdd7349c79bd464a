import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import { flightCode } from "@/lib/domain/schedule/inventory";
import type { FlightLeg, FlightSegment } from "@/lib/engine/itinerary";
import type { BeforeAndAfter, DepartureName } from "@/lib/engine/schedule/departure-assignment";
import { departureOf } from "@/lib/engine/schedule/flight-departures";
import { departureBefore, filedDeparture, type Match, nearestDeparture } from "@/lib/engine/schedule/match-departure";
import type { FlightFate, HeldFlight } from "@/lib/suppliers/port/own-schedule";
import { flightOf, localDay } from "../flights";
import { flownSegment, sharedSegment } from "../offer/make-segment";
import { connect, isFlownAs, legsBetween, legsByFlight, type Run, runsOf, seatedLegs, soldCode, soldDeparture } from "./flown-legs";

/** What is known of flights after a change, also of those that it leaves as they were. Flights are named as `flightCode` writes them. */
export interface KnownFlights {
  /** Null where nothing is known of the flight. */
  scheduleOf(code: string): BeforeAndAfter | null;
  /** Whether a flight and date is flown otherwise than before. */
  touches(flightKey: string): boolean;
  /** What has become of a departure; null where nothing is known of its flight. */
  matchOf(code: string, departure: DepartureName): Match | null;
  /** Whether the schedule of the flight's carrier is here for a departure. */
  isKnownOn(code: string, departure: DepartureName): boolean;
}

type FlownFate = Extract<FlightFate, { flown: true }>;

/** Legs after one another as they are flown now, of one flight; null where they are not. */
type Part = { flight: FlightSegment; legs: readonly FlightLeg[] } | { flight: null; suspended: boolean };

/**
 * Follows flights that are sold under one number and flown under another, or under several (code shares): passengers go with the aircraft on
 * which their seats are, whatever the carrier of the number files. What that files counts only where the aircraft is gone, and the number is flown
 * by another one, and where nothing is known of the aircraft. What has become of a flight is read from the schedule as it is now, never from how
 * it differs from the one before.
 */
export class SharedFlights {
  constructor(private readonly known: KnownFlights) {}

  /** @param held of at least one seat under another number @returns null where the change touches neither the number nor the aircraft */
  follow(sold: OfferSegment, held: HeldFlight): FlightFate | null {
    const runs = runsOf(held.legKeys);
    if (!this.isTouched(sold, runs)) return null;
    const filed = this.filedNow(sold);
    const parts = runs.map((run) => this.partOf(run, sold, { filed, isGone: held.isGone }));
    const withAircraft = fateWith(parts, sold, filed);
    const fate = withAircraft ?? this.withNumber(sold, runs);
    if (!held.isGone) return fate ?? { flown: false, suspended: parts.some((part) => part.flight === null && part.suspended) };
    if (!fate) return null;
    return isFlownAs(sold, fate.segment) || (withAircraft && this.wasFlownThroughout(sold, runs, filed)) ? fate : null;
  }

  /**
   * What a number files, as the flights fly it that it names: each at the departure nearest to what is filed, as searches offer it.
   * @returns null where one of them is not flown, or leaves before the one before it arrives
   */
  asFlown(filed: FlightSegment): FlightSegment | null {
    const legs = connect(legsByFlight(filed.legs).map((run) => this.flownNow(run) ?? []));
    return legs && { ...filed, legs };
  }

  /** The same, or as filed where that is not flown: the carrier of the flight may file it later, and until then nobody loses anything by it. */
  asFlownOrFiled(filed: FlightSegment): FlightSegment {
    return this.asFlown(filed) ?? filed;
  }

  private isTouched(sold: OfferSegment, runs: readonly Run[]): boolean {
    const own = soldCode(sold);
    const schedule = this.known.scheduleOf(own);
    const departure = soldDeparture(sold);
    const filed = schedule ? filedDeparture(departure, schedule) : departure;
    const days = [{ name: own, date: fromDayNumber(filed.localDay) }, ...runs];
    return days.some(({ name, date }) => this.known.touches(`${name}|${date}`));
  }

  /** What the carrier of the number files for the flight now; null for nothing. */
  private filedNow(sold: OfferSegment): FlightSegment | null {
    const schedule = this.known.scheduleOf(soldCode(sold));
    return schedule && nearestDeparture(soldDeparture(sold), schedule.after);
  }

  private partOf(run: Run, sold: OfferSegment, { filed, isGone }: { filed: FlightSegment | null; isGone: boolean }): Part {
    const departure = this.departureOf(run, sold);
    const match = this.known.matchOf(run.name, departure);
    if (match?.flight) {
      const flight = this.asFlownOrFiled(match.flight);
      return { flight, legs: flight.legs.map((leg) => flownBy(leg, flight, sold)) };
    }
    const gone = { flight: null, suspended: match?.suspended ?? false };
    const isAircraftGone = (isGone || this.wasFlown(run.name, departure)) && this.known.isKnownOn(run.name, departure);
    if (run.name === soldCode(sold) || isAircraftGone || !filed) return gone;
    const asFiled = this.asFlownOrFiled(filed);
    return { flight: asFiled, legs: legsBetween(asFiled.legs, run.pair) };
  }

  private wasFlown(code: string, departure: DepartureName): boolean {
    const schedule = this.known.scheduleOf(code);
    return schedule !== null && departureBefore(departure, schedule) !== null;
  }

  /** Where the flight that flies some legs was before the change; as it was sold where it was not flown then. */
  private departureOf({ name, date, pair }: Run, sold: OfferSegment): DepartureName {
    const departure = { pair, departureUtc: sold.departure.utc, localDay: dayNumber(date) };
    const schedule = this.known.scheduleOf(name);
    const before = schedule && departureBefore(departure, schedule);
    return before ? { ...departure, departureUtc: departureOf(before) } : departure;
  }

  /** Where the aircraft is gone: the number, where another aircraft flies it now. */
  private withNumber(sold: OfferSegment, runs: readonly Run[]): FlownFate | null {
    const own = soldCode(sold);
    const schedule = this.known.scheduleOf(own);
    const match = schedule && this.known.matchOf(own, filedDeparture(soldDeparture(sold), schedule));
    const flight = match?.flight && this.asFlown(match.flight);
    if (!flight || flight.legs.every(({ operatingFlight }) => runs.some(({ name }) => name === operatingFlight))) return null;
    return { flown: true, segment: flownSegment(sold, flight), legs: seatedLegs(flight) };
  }

  /** Of a flight that counts as gone: whether its aircraft was flown all the same before this change, as it was told last. */
  private wasFlownThroughout(sold: OfferSegment, runs: readonly Run[], filed: FlightSegment | null): boolean {
    const [run, ...others] = runs;
    const schedule = run && others.length === 0 ? this.known.scheduleOf(run.name) : null;
    const before = run && schedule && departureBefore(this.departureOf(run, sold), schedule);
    return Boolean(before && isFlownAs(sold, sharedSegment(sold, before, filed)));
  }

  /** @param legs that one flight flies, as a number files them @returns as they are flown; null where they are not */
  private flownNow(legs: readonly FlightLeg[]): readonly FlightLeg[] | null {
    const [first] = legs;
    const last = legs.at(-1);
    if (!first || !last || first.operatingFlight === "") return legs;
    const pair = `${first.origin}${last.destination}`;
    const departure = { pair, departureUtc: first.departureUtc, localDay: localDay(first.departureLocal) };
    const schedule = this.known.scheduleOf(first.operatingFlight);
    const flown = schedule && nearestDeparture(departure, schedule.after);
    if (!flown) return this.known.isKnownOn(first.operatingFlight, departure) ? null : legs;
    return flown.legs.map((leg, index) => asFiledBy(leg, legs[index] ?? first, legs.length === flown.legs.length));
  }
}

/** @returns null where a part is not flown, or leaves before the one before it arrives */
function fateWith(parts: readonly Part[], sold: OfferSegment, filed: FlightSegment | null): FlownFate | null {
  const legs = connect(parts.map((part) => (part.flight ? part.legs : [])));
  const [first] = parts.flatMap(({ flight }) => flight ?? []);
  if (!legs || !first) return null;
  const flight = { ...first, ...flightOf(sold), legs };
  return { flown: true, segment: sharedSegment(sold, flight, filed), legs: seatedLegs(flight) };
}

/** A leg of the flight that flies it, as a leg of the number under which it is sold. */
function flownBy(leg: FlightLeg, { carrier, flightNumber, suffix }: FlightSegment, sold: OfferSegment): FlightLeg {
  const code = flightCode(carrier, flightNumber, suffix);
  return leg.operatingFlight === "" && code !== soldCode(sold) ? { ...leg, operatingFlight: code } : leg;
}

/** A leg as it is flown, with what is said of it under a number and not by the carrier that flies it. @param isSame it is the same leg */
function asFiledBy(flown: FlightLeg, filed: FlightLeg, isSame: boolean): FlightLeg {
  const { operatingCarrier, operatingName, operatingFlight } = filed;
  const known = isSame ? filed : null;
  return {
    ...flown,
    ...{ operatingCarrier, operatingName, operatingFlight },
    aircraft: flown.aircraft || filed.aircraft,
    departureTerminal: flown.departureTerminal || (known?.departureTerminal ?? ""),
    arrivalTerminal: flown.arrivalTerminal || (known?.arrivalTerminal ?? ""),
  };
}
