import type { z } from "zod";
import type { OfferDirection } from "@/lib/contracts/offers";
import type { bookingDirection } from "@/lib/contracts/shared";
import { toDateTimeText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import type { OfferBound, OfferSegment, Stop, TicketGroup } from "@/lib/domain/offer";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { presentAirport } from "./present-place";
import { presentSegment, type SegmentView } from "./present-segment";

/** The flights of an offer or of a booking, and on which tickets they travel. */
export interface Journey {
  bounds: readonly OfferBound[];
  ticketGroups: readonly TicketGroup[];
}

export type BookingDirection = z.infer<typeof bookingDirection>;

/** The directions of an offer: every segment with the seats still free in its booking class. */
export function presentDirections(journey: Journey, locale: Locale): OfferDirection[] {
  return journey.bounds.map((_, bound) =>
    presentDirection(journey, bound, locale, (segment, view) => ({ ...view, seats: segment.seatsLeft })),
  );
}

/** The directions of a booking: segments without `seats`. */
export function presentBookingDirections(journey: Journey, locale: Locale): BookingDirection[] {
  return journey.bounds.map((_, bound) => presentDirection(journey, bound, locale, (__, view) => view));
}

function presentDirection<View>(
  { bounds, ticketGroups }: Journey,
  bound: number,
  locale: Locale,
  finish: (segment: OfferSegment, view: SegmentView) => View,
) {
  const segments = bounds[bound]?.segments ?? [];
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) throw new Error("a direction without flights");
  const waits = segments.map((segment, index) => waitAfter(segment, segments[index + 1]));
  const waiting = waits.reduce<number>((total, wait) => total + (wait ?? 0), 0);
  return {
    departure: presentEnd(first.departure, locale),
    arrival: presentEnd(last.arrival, locale),
    travel_time: segments.reduce((total, segment) => total + segment.durationMinutes, 0),
    transfer_time: segments.length > 1 ? waiting : null,
    route_duration: last.arrival.utc - first.departure.utc,
    segments: segments.map((segment, index) => {
      const after = { minutes: waits[index] ?? null, isSelfTransfer: isSelfTransferAfter(ticketGroups, bound, index) };
      return finish(segment, presentSegment(segment, after, locale));
    }),
  };
}

function waitAfter(segment: OfferSegment, next: OfferSegment | undefined): number | null {
  return next ? next.departure.utc - segment.arrival.utc : null;
}

function presentEnd(stop: Stop, locale: Locale) {
  return { datetime: toDateTimeText(stop.local), airport: presentAirport(stop.airport, locale) };
}
