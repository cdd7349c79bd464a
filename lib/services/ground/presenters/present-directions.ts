import type { z } from "zod";
import type { routeEnd } from "@/lib/contracts/portal/portal";
import type { bookingDirection } from "@/lib/contracts/shared";
import { toDateTimeText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import type { JourneyDirection, OfferSegment, Stop, TicketGroup } from "@/lib/domain/offer";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { presentAirport } from "./present-reference";
import { presentSegment } from "./present-segment";

/** The flights of an offer or of a booking, and on which tickets they travel. */
export interface Journey {
  directions: readonly JourneyDirection[];
  ticketGroups: readonly TicketGroup[];
}

export type BookingDirection = z.infer<typeof bookingDirection>;
type SegmentView = BookingDirection["segments"][number];

/** Fare basis of a flight, by its direction and its place there, both from 0. */
export type FareBasisOf = (direction: number, position: number) => string;

/**
 * The directions of a booking. Those of an offer are written as text (lib/api/representation/write-directions.ts).
 * @param fareBasisOf where details of the flights are shown
 */
export function presentBookingDirections(
  { directions, ticketGroups }: Journey,
  locale: Locale,
  fareBasisOf?: FareBasisOf,
): BookingDirection[] {
  return directions.map(({ segments }, direction) => {
    const { first, last, travelMinutes, transferMinutes, routeMinutes } = timesOf(segments);
    return {
      departure: presentEnd(first.departure, locale),
      arrival: presentEnd(last.arrival, locale),
      travel_time: travelMinutes,
      transfer_time: transferMinutes,
      route_duration: routeMinutes,
      segments: presentSegments(segments, { direction, ticketGroups }, locale, fareBasisOf),
    };
  });
}

/** The place of a direction's flights in their journey. */
interface InJourney {
  /** Number of the direction, from 0. */
  direction: number;
  ticketGroups: readonly TicketGroup[];
}

/** The flights of a direction of a booking; none where it has none. */
export function presentSegments(
  segments: readonly OfferSegment[],
  { direction, ticketGroups }: InJourney,
  locale: Locale,
  fareBasisOf?: FareBasisOf,
): SegmentView[] {
  const waits = segments.length > 0 ? timesOf(segments).waits : [];
  return segments.map((segment, index) => {
    const after = { minutes: waits[index] ?? null, isSelfTransfer: isSelfTransferAfter(ticketGroups, direction, index) };
    return presentSegment(segment, after, locale, fareBasisOf?.(direction, index));
  });
}

/** The first and the last flight of a direction, and how long it takes, minutes. */
interface DirectionTimes {
  first: OfferSegment;
  last: OfferSegment;
  travelMinutes: number;
  /** All waiting; null without a connection. */
  transferMinutes: number | null;
  routeMinutes: number;
  /** Between each flight and the next. */
  waits: number[];
}

/** @throws Error where there are no flights */
export function timesOf(segments: readonly OfferSegment[]): DirectionTimes {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) throw new Error("a direction without flights");
  const waits: number[] = [];
  let previous: OfferSegment | null = null;
  let travelMinutes = 0;
  let waited = 0;
  for (const segment of segments) {
    travelMinutes += segment.durationMinutes;
    if (previous) {
      const wait = segment.departure.utc - previous.arrival.utc;
      waits.push(wait);
      waited += wait;
    }
    previous = segment;
  }
  const transferMinutes = waits.length > 0 ? waited : null;
  return { first, last, travelMinutes, transferMinutes, routeMinutes: last.arrival.utc - first.departure.utc, waits };
}

function presentEnd(stop: Stop, locale: Locale) {
  return { datetime: toDateTimeText(stop.local), airport: presentAirport(stop.airport, locale) };
}

type RouteEnd = z.infer<typeof routeEnd>;

/** Presents from where to where a direction leads, and when. */
export function presentRoute({ segments }: JourneyDirection, locale: Locale): { departure: RouteEnd; arrival: RouteEnd } {
  const { first, last } = timesOf(segments);
  return { departure: presentRouteEnd(first.departure, locale), arrival: presentRouteEnd(last.arrival, locale) };
}

function presentRouteEnd({ airport, local }: Stop, locale: Locale): RouteEnd {
  return { airport, city: presentAirport(airport, locale).city, local };
}
