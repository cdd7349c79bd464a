import type { FlightReference } from "@/lib/engine/find-flight";
import type { FlightSegment, Itinerary } from "@/lib/engine/find-itineraries";
import { firstLeg, lastLeg, localDay } from "./flight-reference";

/** One direction: its flights and the brand level it was offered in. */
export interface BoundReference {
  level: number;
  flights: FlightReference[];
}

/** `0:HY271.g1g.TASIST,TK1979.g1g.ISTLHR` and, after `;`, the same for every further direction. Booking classes are found anew. */
export function writeReference(choices: readonly { direction: { itinerary: Itinerary }; priced: { level: number } }[]): string {
  return choices.map(({ direction, priced }) => writeBound(priced.level, direction.itinerary.segments.map(writeFlight))).join(";");
}

/** One direction of a reference. @param flights as `writeFlight` gives them */
export function writeBound(level: number, flights: readonly string[]): string {
  return `${level}:${flights.join(",")}`;
}

/** One flight of a reference. */
export function writeFlight(segment: FlightSegment): string {
  const first = firstLeg(segment);
  const day = localDay(first.departureLocal).toString(36);
  return `${segment.carrier}${segment.flightNumber}${segment.suffix}.${day}.${first.origin}${lastLeg(segment).destination}`;
}

/** @returns null where the text is none that this version writes: the offer is then gone */
export function readReference(text: string): BoundReference[] | null {
  const bounds: BoundReference[] = [];
  for (const part of text.split(";")) {
    const [level, flights, ...rest] = part.split(":");
    const read = (flights ?? "").split(",").map(readFlight);
    if (!/^\d+$/.test(level ?? "") || rest.length > 0 || read.includes(null)) return null;
    bounds.push({ level: Number(level), flights: read.filter((flight) => flight !== null) });
  }
  return bounds;
}

function readFlight(text: string): FlightReference | null {
  const match = /^([A-Z0-9]{2})(\d{1,4})([A-Z]?)\.([0-9a-z]+)\.([A-Z]{3})([A-Z]{3})$/.exec(text);
  if (!match) return null;
  const [, carrier = "", number = "", suffix = "", day = "", board = "", off = ""] = match;
  return { carrier, flightNumber: Number(number), suffix, day: Number.parseInt(day, 36), board, off };
}
