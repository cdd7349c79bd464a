import { keyedHash } from "@/lib/crypto/keyed-hash";
import { db } from "@/lib/db";
import { type BookingStatus, LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { passengerKey } from "@/lib/domain/booking/journey-keys";
import type { PassengerDraft } from "@/lib/domain/passengers/drafts";
import type { Quote } from "@/lib/domain/quote";
import { env } from "@/lib/env";

interface Repeated {
  partnerId: string;
  quote: Quote;
  passengers: readonly PassengerDraft[];
}

/**
 * The live booking that the same request has already made: the same offer for one of the same passengers. It is looked for where the
 * offer is gone, so that a caller whose answer was lost learns of its booking instead of booking elsewhere.
 */
export async function findRepeatedBooking({
  partnerId,
  quote,
  passengers,
}: Repeated): Promise<{ id: string; status: BookingStatus } | null> {
  const keys = passengers.flatMap(({ first_name, last_name, birthdate }) =>
    first_name && last_name && birthdate ? [keyOf(first_name, last_name, birthdate)] : [],
  );
  if (keys.length === 0) return null;
  const claims = await db().passengerFlight.findMany({ where: { partnerId, passengerKey: { in: keys } }, select: { bookingId: true } });
  if (claims.length === 0) return null;
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
  return booking && { id: booking.id, status: booking.status };
}

function keyOf(firstName: string, lastName: string, birthdate: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(passengerKey({ firstName, lastName, birthdate }, keyedHash(env().PASSENGER_HASH_KEY)), "hex"));
}
