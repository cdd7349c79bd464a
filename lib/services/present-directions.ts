import type { z } from "zod";
import type { bookingDirection } from "@/lib/contracts/shared";
import { toDateTimeText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import type { OfferBound, OfferSegment, Stop, TicketGroup } from "@/lib/domain/offer";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { presentAirport } from "./present-place";
import { presentSegment } from "./present-segment";

/** The flights of an offer or of a booking, and on which tickets they travel. */
export interface Journey {
  bounds: readonly OfferBound[];
  ticketGroups: readonly TicketGroup[];
}

export type BookingDirection = z.infer<typeof bookingDirection>;

/** The directions of a booking, as objects. Those of an offer are written as bytes (./wire/direction-bytes.ts), and have the seats beside. */
export function presentBookingDirections({ bounds, ticketGroups }: Journey, locale: Locale): BookingDirection[] {
  return bounds.map(({ segments }, bound) => {
    const { departure, arrival, travelMinutes, transferMinutes, routeMinutes, waits } = timesOf(segments);
    return {
      departure: presentEnd(departure, locale),
      arrival: presentEnd(arrival, locale),
      travel_time: travelMinutes,
      transfer_time: transferMinutes,
      route_duration: routeMinutes,
      segments: segments.map((segment, index) => {
        const after = { minutes: waits[index] ?? null, isSelfTransfer: isSelfTransferAfter(ticketGroups, bound, index) };
        return presentSegment(segment, after, locale);
      }),
    };
  });
}

/** When a direction begins and ends, and how long it takes, minutes. */
interface DirectionTimes {
  departure: Stop;
  arrival: Stop;
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
  const waits = segments.slice(1).map((next, index) => next.departure.utc - (segments[index]?.arrival.utc ?? 0));
  return {
    departure: first.departure,
    arrival: last.arrival,
    travelMinutes: segments.reduce((total, segment) => total + segment.durationMinutes, 0),
    transferMinutes: waits.length > 0 ? waits.reduce((total, wait) => total + wait) : null,
    routeMinutes: last.arrival.utc - first.departure.utc,
    waits,
  };
}

function presentEnd(stop: Stop, locale: Locale) {
  return { datetime: toDateTimeText(stop.local), airport: presentAirport(stop.airport, locale) };
}
