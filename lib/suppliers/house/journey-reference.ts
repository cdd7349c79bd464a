import { dayNumber } from "@/lib/domain/dates";
import type { JourneyDirection, OfferSegment } from "@/lib/domain/offer";
import { localMinutes } from "@/lib/domain/times/shown-times";
import type { FlightReference } from "@/lib/engine/find-flight";
import type { FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import type { PricingContext } from "@/lib/suppliers/port/selling";
import { firstLeg, lastLeg, localDay } from "./flights";

/** One direction: its flights and the brand rank it was offered in. */
export interface DirectionReference {
  brandRank: number;
  flights: FlightReference[];
}

/** The same flights, each with the time at which it was shown to leave. @param shown null where nobody knows */
export function withTimes(directions: readonly DirectionReference[], shown: PricingContext["shown"]): DirectionReference[] {
  const leaves = (direction: number, flight: number) => shown?.[direction]?.[flight]?.departure.local;
  return directions.map(({ brandRank, flights }, direction) => ({
    brandRank,
    flights: flights.map((flight, index) => ({ ...flight, leaves: minutesOf(leaves(direction, index)) })),
  }));
}

function minutesOf(local: string | undefined): number | undefined {
  return local === undefined ? undefined : localMinutes(local);
}

/** A direction as its offer was made. */
interface WrittenDirection {
  itinerary: Pick<Itinerary, "segments">;
  brandRank: number;
}

/** What `directionReference` writes of every direction, parted by `;`. Booking classes are found anew. */
export function writeReference(directions: readonly WrittenDirection[]): string {
  return joinReferences(directions.map(directionReference));
}

/** `0:HY271.g1g.TASIST,TK1979.g1g.ISTLHR` */
export function directionReference({ itinerary, brandRank }: WrittenDirection): string {
  return `${brandRank}:${itinerary.segments.map(writeFlight).join(",")}`;
}

export function joinReferences(directions: readonly string[]): string {
  return directions.join(";");
}

function writeFlight(segment: FlightSegment): string {
  const { carrier, flightNumber, suffix } = segment;
  const first = firstLeg(segment);
  const day = localDay(first.departureLocal).toString(36);
  return `${carrier}${flightNumber}${suffix}.${day}.${first.origin}${lastLeg(segment).destination}`;
}

/** The reference of the same brands on other flights. @returns the reference itself where this version does not write such */
export function rewriteReference(reference: string, directions: readonly JourneyDirection[]): string {
  const known = readReference(reference);
  if (!known || known.length !== directions.length) return reference;
  return directions.map(({ segments }, index) => `${known[index]?.brandRank ?? 0}:${segments.map(writeSold).join(",")}`).join(";");
}

function writeSold({ carrier, flightNumber, departure, arrival }: OfferSegment): string {
  const day = dayNumber(departure.local.slice(0, 10)).toString(36);
  return `${carrier}${flightNumber}.${day}.${departure.airport}${arrival.airport}`;
}

/** @returns null where the text is none that this version writes: the offer is then gone */
export function readReference(text: string): DirectionReference[] | null {
  const directions: DirectionReference[] = [];
  for (const part of text.split(";")) {
    const [brandRank, flights, ...rest] = part.split(":");
    const read = (flights ?? "").split(",").map(readFlight);
    if (!/^\d+$/.test(brandRank ?? "") || rest.length > 0 || read.includes(null)) return null;
    directions.push({ brandRank: Number(brandRank), flights: read.filter((flight) => flight !== null) });
  }
  return directions;
}

function readFlight(text: string): FlightReference | null {
  const match = /^([A-Z0-9]{2})(\d{1,4})([A-Z]?)\.([0-9a-z]+)\.([A-Z]{3})([A-Z]{3})$/.exec(text);
  if (!match) return null;
  const [, carrier = "", number = "", suffix = "", day = "", board = "", off = ""] = match;
  return { carrier, flightNumber: Number(number), suffix, day: Number.parseInt(day, 36), board, off };
}
