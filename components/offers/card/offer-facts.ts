import type { Offer, OfferDirection } from "@/lib/contracts/offers";

/** What lists, filters and sorting ask about an offer. Durations in minutes, times in minutes after local midnight. */

type Segment = OfferDirection["segments"][number];

export function allSegments(offer: Offer): Segment[] {
  return offer.directions.flatMap((direction) => direction.segments);
}

/** Tells directions of a journey apart: across the date line two may leave at the same time of the clock. */
export function keyOf({ departure }: OfferDirection): string {
  return `${departure.airport.code}${departure.datetime}`;
}

/** Connections of the direction that has most of them. */
export function stopsOf(offer: Offer): number {
  return Math.max(...offer.directions.map((direction) => direction.segments.length - 1));
}

/** Time on the way, all directions together. */
export function durationOf(offer: Offer): number {
  return offer.directions.reduce((total, direction) => total + direction.route_duration, 0);
}

/** Local departure of the journey as comparable text, `YYYY-MM-DD HH:MM:SS`. */
export function departureOf(offer: Offer): string {
  return offer.directions[0]?.departure.datetime ?? "";
}

/** Carriers in the order of travel, each once. */
export function carriersOf(segments: readonly Segment[]): { code: string; title: string }[] {
  return [...new Map(segments.map(({ airline }) => [airline.code, airline])).values()];
}

/** Names of those who operate flights of other carriers, each once. */
export function operatorsOf(segments: readonly Segment[]): string[] {
  return [...new Set(segments.flatMap(({ operating_airline }) => operating_airline?.title ?? []))];
}

/** Seats that the whole party may still take together. */
export function seatsLeft(offer: Offer): number {
  return Math.min(...allSegments(offer).map((segment) => segment.seats));
}
