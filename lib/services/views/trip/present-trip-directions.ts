import type { TripDirection } from "@/lib/contracts/trip/trip";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { instantAt } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { isSelfTransferAfter, ticketGroupOf } from "@/lib/domain/self-transfer";
import { presentBookingDirections } from "@/lib/services/ground/presenters/present-directions";

interface Journey {
  snapshot: BookingSnapshot;
  /** Tickets of any one passenger: all passengers share PNRs and locators. Empty until they are issued. */
  tickets: readonly { ticketGroup: number; airlineLocators: readonly string[] }[];
  /** Directions that nobody flies any more. */
  refunded: readonly number[];
  locale: Locale;
}

/** The directions as the interface shows them, with what a traveller needs beside: instants, transfers, check-in codes. */
export function presentTripDirections(journey: Journey): TripDirection[] {
  const { snapshot, refunded, locale } = journey;
  return presentBookingDirections(snapshot, locale).map((direction, index) => ({
    ...direction,
    refunded: refunded.includes(index),
    segments: direction.segments.map((segment, position) => ({ ...segment, ...travelFacts(journey, index, position) })),
  }));
}

function travelFacts(journey: Journey, direction: number, position: number) {
  const { snapshot, refunded } = journey;
  const { directions, ticketGroups } = snapshot;
  const segment = directions[direction]?.segments[position];
  if (!segment) throw new RangeError(`no segment ${position} in direction ${direction}`);
  return {
    departs_at: isoOf(segment.departure.utc),
    arrives_at: isoOf(segment.arrival.utc),
    self_transfer: isSelfTransferAfter(ticketGroups, direction, position),
    check_in_code: refunded.includes(direction) ? null : checkInCodeOf(journey, direction, position),
  };
}

/** The carrier's own code of the booking for one flight; null until the tickets are issued. Locators stand in the order of the group's carriers. */
export function checkInCodeOf(
  { snapshot, tickets }: Pick<Journey, "snapshot" | "tickets">,
  direction: number,
  position: number,
): string | null {
  const group = ticketGroupOf(snapshot.ticketGroups, direction, position);
  const carrier = snapshot.directions[direction]?.segments[position]?.carrier ?? "";
  const locators = tickets.find(({ ticketGroup }) => ticketGroup === group)?.airlineLocators ?? [];
  const index = snapshot.ticketGroups[group]?.carriers.indexOf(carrier) ?? -1;
  return locators[index] ?? locators[0] ?? null;
}

function isoOf(utcMinutes: number): string {
  return instantAt(utcMinutes).toISOString();
}
