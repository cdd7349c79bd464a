import type { MoveOptions } from "@/lib/contracts/operator/bookings/moves";
import type { Locale } from "@/lib/domain/localized";
import type { OfferSegment } from "@/lib/domain/offer";
import { replaceDirections } from "@/lib/domain/schedule-change/replace-directions";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { presentSegments } from "@/lib/services/ground/presenters/present-directions";
import { findMoves, type WantedMove } from "./find-moves";
import { readMovable, refuseUnmovable } from "./movable-booking";

interface ListMoves extends BookingAddress, WantedMove {
  locale: Locale;
  now: Date;
}

/**
 * Flights to which a direction of a ticketed booking can be moved without charge, around a day, with the classes in which they have seats.
 * @throws AppError booking_not_found; validation (`direction`); change_unavailable; carrier_unconfirmed
 */
export async function listMoves({ direction, date, locale, now, ...address }: ListMoves): Promise<MoveOptions> {
  const booking = await readMovable(address);
  refuseUnmovable(booking, direction, now);
  const { snapshot } = booking;
  const found = await findMoves({ booking, direction, date, alternative: null, now });
  const present = (segments: readonly OfferSegment[], { ticketGroups } = snapshot) => ({
    segments: presentSegments(segments, { direction, ticketGroups }, locale),
    classes: segments.map(({ bookingClass }) => bookingClass),
  });
  return {
    sold: present(snapshot.directions[direction]?.segments ?? []),
    options: found.map(({ id, directions }) => {
      const segments = directions.find((each) => each.direction === direction)?.segments ?? [];
      return { id, ...present(segments, replaceDirections(snapshot, directions)) };
    }),
  };
}
