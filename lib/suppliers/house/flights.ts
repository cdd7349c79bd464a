import { fromDayNumber } from "@/lib/domain/dates";
import type { FlightNumber, OfferSegment, Operator } from "@/lib/domain/offer";
import type { TaxedFlight } from "@/lib/domain/pricing/taxes";
import { flightCode, poolKey } from "@/lib/domain/schedule/inventory";
import type { FlightLeg, FlightSegment } from "@/lib/engine/itinerary";
import { airportByCode } from "@/lib/reference/airports";

const DAY_MINUTES = 1440;

/** Day number of a local time. */
export function localDay(localMinutes: number): number {
  return Math.floor(localMinutes / DAY_MINUTES);
}

/** Key of a leg's row in `leg_inventory`. */
export function legKeyOf({ carrier, flightNumber, suffix }: FlightSegment, leg: FlightLeg): string {
  const flown = leg.operatingFlight || flightCode(carrier, flightNumber, suffix);
  return poolKey(flown, fromDayNumber(localDay(leg.departureLocal)), leg.origin, leg.destination);
}

/** The flight of a sold segment, as schedules name it. */
export function flightOf({ carrier, flightNumber }: Pick<OfferSegment, "carrier" | "flightNumber">): FlightNumber {
  const [, digits = "", suffix = ""] = /^(\d+)(.*)$/.exec(flightNumber) ?? [];
  return { carrier, flightNumber: Number(digits), suffix };
}

/** First leg that the passenger flies. */
export function firstLeg(segment: FlightSegment): FlightLeg {
  const leg = segment.legs[0];
  if (!leg) throw new Error(`flight ${segment.carrier} ${segment.flightNumber} has no legs`);
  return leg;
}

/** Last leg that the passenger flies. */
export function lastLeg(segment: FlightSegment): FlightLeg {
  return segment.legs.at(-1) ?? firstLeg(segment);
}

/** Who flies a leg, where it is not the flight's own carrier. */
export function operatorOfLeg({ operatingCarrier, operatingName }: FlightLeg): Operator | undefined {
  return operatingCarrier === "" && operatingName === "" ? undefined : { carrier: operatingCarrier, name: operatingName };
}

/** Of a flight of several legs, the first other carrier; offers say of which leg. */
export function operatorOf({ legs }: FlightSegment): Operator | undefined {
  return legs.map(operatorOfLeg).find((operator) => operator !== undefined);
}

/** A flight as taxes see it. */
export function taxedFlight(segment: FlightSegment): TaxedFlight {
  return taxedBetween(segment.carrier, firstLeg(segment).origin, lastLeg(segment).destination);
}

/** The same of a carrier's flight between two airports. */
export function taxedBetween(carrier: string, origin: string, destination: string): TaxedFlight {
  return { carrier, origin, domestic: countryOf(origin) === countryOf(destination) };
}

function countryOf(airport: string): string {
  return airportByCode(airport)?.country ?? airport;
}
