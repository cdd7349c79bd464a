import type { FlightReference } from "@/lib/engine/find-flight";
import type { FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { firstLeg, lastLeg, localDay } from "./flight-reference";

/** One direction: its flights and the brand rank it was offered in. */
export interface DirectionReference {
  brandRank: number;
  flights: FlightReference[];
}

/** `0:HY271.g1g.TASIST,TK1979.g1g.ISTLHR` and, after `;`, the same for every further direction. Booking classes are found anew. */
export function writeReference(choices: readonly { direction: { itinerary: Itinerary }; priced: { brandRank: number } }[]): string {
  return choices
    .map(({ direction, priced }) => writeDirectionReference(priced.brandRank, direction.itinerary.segments.map(writeFlight)))
    .join(";");
}

/** One direction of a reference. @param flights as `writeFlightOn` gives them */
export function writeDirectionReference(brandRank: number, flights: readonly string[]): string {
  return `${brandRank}:${flights.join(",")}`;
}

function writeFlight(segment: FlightSegment): string {
  return writeFlightOn(namedFlight(segment), localDay(firstLeg(segment).departureLocal));
}

/** What a reference says of a flight on every day, before and behind the day. */
export interface NamedFlight {
  before: string;
  behind: string;
}

export function namedFlight(segment: FlightSegment): NamedFlight {
  const { carrier, flightNumber, suffix } = segment;
  return { before: `${carrier}${flightNumber}${suffix}.`, behind: `.${firstLeg(segment).origin}${lastLeg(segment).destination}` };
}

/** One flight of a reference. @param day day number of its local departure */
export function writeFlightOn({ before, behind }: NamedFlight, day: number): string {
  return `${before}${day.toString(36)}${behind}`;
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
