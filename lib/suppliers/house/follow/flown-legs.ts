import { dayNumber } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import { flightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { cabinRoom } from "@/lib/domain/schedule/nesting";
import type { FlightLeg, FlightSegment } from "@/lib/engine/itinerary";
import type { DepartureName } from "@/lib/engine/schedule/departure-assignment";
import { flightOf, legKeyOf } from "../flights";

/** Legs after one another that one flight flies, by the keys of their seats. */
export interface Run {
  /** Of that flight, as `flightCode` writes it. */
  name: string;
  /** Of its first leg. */
  date: string;
  /** Board and off. */
  pair: string;
}

export function runsOf(legKeys: readonly string[]): Run[] {
  return runsBy(legKeys.map(parseLegKey), ({ flight }) => flight).flatMap((legs) => {
    const [first, last] = [legs[0], legs.at(-1)];
    return first && last ? { name: first.flight, date: first.date, pair: `${first.origin}${last.destination}` } : [];
  });
}

/** Legs after one another that one flight flies, as a number files them. */
export function legsByFlight(legs: readonly FlightLeg[]): FlightLeg[][] {
  return runsBy(legs, ({ operatingFlight }) => operatingFlight);
}

function runsBy<Leg>(legs: readonly Leg[], flightOfLeg: (leg: Leg) => string): Leg[][] {
  const runs: Leg[][] = [];
  for (const leg of legs) {
    const last = runs.at(-1);
    if (last?.[0] && flightOfLeg(last[0]) === flightOfLeg(leg)) last.push(leg);
    else runs.push([leg]);
  }
  return runs;
}

/** The legs from one airport to another. @param pair board and off @returns none where the flight does not go there */
export function legsBetween(legs: readonly FlightLeg[], pair: string): FlightLeg[] {
  const from = legs.findIndex(({ origin }) => pair.startsWith(origin));
  const to = legs.findIndex(({ destination }, index) => index >= from && pair.endsWith(destination));
  return from < 0 || to < 0 ? [] : legs.slice(from, to + 1);
}

/** Parts of a flight as one; null where one of them is missing, or leaves elsewhere or earlier than the one before it arrives. */
export function connect(parts: readonly (readonly FlightLeg[])[]): FlightLeg[] | null {
  const legs = parts.flat();
  const isBroken = legs.some(({ origin, departureUtc }, index) => {
    const previous = legs[index - 1];
    return previous !== undefined && (previous.destination !== origin || previous.arrivalUtc > departureUtc);
  });
  return isBroken || legs.length === 0 || parts.some((part) => part.length === 0) ? null : legs;
}

/** The number under which a flight was sold, as `flightCode` writes it. */
export function soldCode(sold: OfferSegment): string {
  const { carrier, flightNumber, suffix } = flightOf(sold);
  return flightCode(carrier, flightNumber, suffix);
}

export function soldDeparture({ departure, arrival }: OfferSegment): DepartureName {
  const localDay = dayNumber(departure.local.slice(0, 10));
  return { pair: `${departure.airport}${arrival.airport}`, departureUtc: departure.utc, localDay };
}

/** Whether a flight leaves, lands and arrives where and when it did. The clock at the airports counts: rules of zones change as well. */
export function isFlownAs(sold: OfferSegment, segment: OfferSegment): boolean {
  const callsAt = ({ departure, arrival, technicalStops }: OfferSegment) =>
    [departure.local, arrival.local, ...technicalStops.map(({ airport }) => airport)].join();
  return callsAt(sold) === callsAt(segment);
}

/** Where the seats of a flight are, leg by leg, and how many it has. */
export function seatedLegs(flight: FlightSegment) {
  return flight.legs.map((leg) => ({ legKey: legKeyOf(flight, leg), capacities: cabinRoom(leg.configuration) }));
}
