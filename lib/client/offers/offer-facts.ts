import type { End } from "@/lib/client/travel/offer-view";
import type { OfferDirection } from "@/lib/contracts/interface/offers";
import type { ListedOffer } from "./unfold-offers";

/** What lists, filters and sorting ask about an offer. Durations in minutes, times in minutes after local midnight. */

type Segment = OfferDirection["segments"][number];

export function allSegments(offer: Pick<ListedOffer, "directions">): Segment[] {
  return offer.directions.flatMap((direction) => direction.segments);
}

/** Tells directions of a journey apart: across the date line two may leave at the same time of the clock. */
export function keyOf({ departure }: OfferDirection): string {
  return `${departure.airport.code}${departure.datetime}`;
}

/** Connections of the direction that has most of them. */
export function stopsOf(offer: ListedOffer): number {
  return Math.max(...offer.directions.map((direction) => direction.segments.length - 1));
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
export function seatsLeft(offer: ListedOffer): number {
  return Math.min(...allSegments(offer).map((segment) => segment.seats));
}

/** Where and when a direction departs or arrives. */
interface JourneyEnd {
  direction: number;
  end: End;
  code: string;
  city: string;
  minutes: number;
}

/** An offer with what filters look at, found out once for all of them. */
export interface OfferFacts {
  offer: ListedOffer;
  /** What it is listed at, major units. */
  price: number;
  stops: number;
  /** Codes, each once. */
  carriers: readonly string[];
  ends: readonly JourneyEnd[];
  connections: readonly { code: string; minutes: number }[];
  /** Of the longest direction. */
  longest: number;
}

/** @param price what the offer is listed at, major units */
export function factsOf(offer: ListedOffer, price = offer.price.amount): OfferFacts {
  const segments = allSegments(offer);
  return {
    offer,
    price,
    stops: stopsOf(offer),
    carriers: carriersOf(segments).map(({ code }) => code),
    ends: offer.directions.flatMap((direction, index) => [endOf(direction, index, "departure"), endOf(direction, index, "arrival")]),
    connections: offer.directions.flatMap(connectionsOf),
    longest: Math.max(...offer.directions.map(({ route_duration }) => route_duration)),
  };
}

function endOf(direction: OfferDirection, index: number, end: End): JourneyEnd {
  const { datetime, airport } = direction[end];
  return { direction: index, end, code: airport.code, city: airport.city, minutes: minutesOfDay(datetime) };
}

/** Where flights connect, and for how long; both airports where they differ. */
function connectionsOf({ segments }: OfferDirection): { code: string; minutes: number }[] {
  return segments.slice(0, -1).flatMap(({ arrival, transfer_time }, index) => {
    const codes = new Set([arrival.airport.code, segments[index + 1]?.departure.airport.code ?? arrival.airport.code]);
    return [...codes].map((code) => ({ code, minutes: transfer_time ?? 0 }));
  });
}

/** Of a `YYYY-MM-DD HH:MM:SS`. */
export function minutesOfDay(datetime: string): number {
  return Number(datetime.slice(11, 13)) * 60 + Number(datetime.slice(14, 16));
}
