import { keyedHash } from "@/lib/crypto/keyed-hash";
import { db } from "@/lib/db";
import { type BookingStatus, LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { passengerKey } from "@/lib/domain/booking/journey-keys";
import { AppError } from "@/lib/domain/errors";
import type { PassengerDraft } from "@/lib/domain/passengers/drafts";
import type { Quote } from "@/lib/domain/quote";
import { env } from "@/lib/env";

/** The refusal of a booking that another one stands in the way of. */
export function duplicateOf(bookingId: string, status: BookingStatus): AppError {
  const kind = status === "booked" || status === "awaitpayment" ? "duplicate_unpaid" : "duplicate_paid";
  return new AppError(kind, { data: { existing_booking_id: bookingId } });
}

interface Repeated {
  partnerId: string;
  quote: Quote;
  passengers: readonly PassengerDraft[];
}

/**
 * Looks for the live booking that the same request has already made: the same offer for one of the same passengers. Asked where the offer is
 * gone, so that a caller whose answer was lost learns of its booking instead of booking elsewhere.
 * @throws AppError duplicate_unpaid, duplicate_paid
 */
export async function refuseIfRepeated({ partnerId, quote, passengers }: Repeated): Promise<void> {
  const keys = passengers.flatMap(({ first_name, last_name, birthdate }) =>
    first_name && last_name && birthdate ? [keyOf(first_name, last_name, birthdate)] : [],
  );
  if (keys.length === 0) return;
  const claims = await db().passengerFlight.findMany({ where: { partnerId, passengerKey: { in: keys } }, select: { bookingId: true } });
  if (claims.length === 0) return;
  const booking = await db().booking.findFirst({
    where: {
      id: { in: claims.map(({ bookingId }) => bookingId) },
      supplier: quote.supplier,
      snapshot: { path: ["reference"], equals: quote.reference },
      status: { in: [...LIVE_STATUSES] },
    },
    orderBy: { createdAt: "asc" },
    select: { id: true, status: true },
  });
  if (booking) throw duplicateOf(booking.id, booking.status);
}

function keyOf(firstName: string, lastName: string, birthdate: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(passengerKey({ firstName, lastName, birthdate }, keyedHash(env().PASSENGER_HASH_KEY)), "hex"));
}
