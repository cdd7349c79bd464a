import { z } from "zod";
import { db } from "@/lib/db";
import { plainBookingNumber } from "@/lib/domain/booking/booking-number";
import { type BookingStatus, isLive } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { eraseMessages } from "./erase-messages";
import { forgetSavedPassengers } from "./forget-saved-passengers";

interface Erase {
  /** As people read it, in any spelling. */
  bookingNumber: string;
  by: Doer;
  now: Date;
}

/** `too_early`: passengers may still fly with it. */
export type Erasure = "erased" | "erased_before" | "too_early" | "unknown";

/** Erases the personal data of a booking on request: names, documents, birth dates, contacts, receipts, and what partners were told of them. */
export async function eraseBooking({ bookingNumber, by, now }: Erase): Promise<Erasure> {
  const booking = await db().booking.findUnique({
    where: { bookingNumber: plainBookingNumber(bookingNumber) },
    select: { id: true, partnerId: true, status: true, snapshot: true, passengers: true },
  });
  if (!booking) return "unknown";
  if (isStillNeeded(booking, now)) return "too_early";
  await forgetSavedPassengers(booking);
  const wasThere = await eraseRows({ bookingId: booking.id, by, now });
  // Whoever was broken off before this goes on here.
  await eraseMessages([booking.id]);
  return wasThere ? "erased" : "erased_before";
}

/** A booking that lives needs its passengers until they have arrived. */
function isStillNeeded({ status, snapshot }: { status: BookingStatus; snapshot: unknown }, now: Date): boolean {
  const last = parseSnapshot(snapshot).directions.at(-1)?.segments.at(-1);
  return isLive(status) && last !== undefined && last.arrival.utc * 60_000 > now.getTime();
}

const answer = z.tuple([z.object({ erased: z.boolean(), partnerId: z.uuid().nullable() })]);

/** The booking's own rows, without asking whether they are needed. @returns whether the data were there until now */
export async function eraseRows({ bookingId, by, now }: { bookingId: string; by: Doer; now: Date }): Promise<boolean> {
  const statement = JSON.stringify({ bookingId, actor: by.actor, now: now.toISOString() });
  return retryConflict(() =>
    db().$transaction(async (tx) => {
      const [{ erased, partnerId }] = answer.parse(
        await tx.$queryRaw`
          select erase_booking_v1(${statement}::jsonb) as erased,
                 (select b.partner_id::text from booking b where b.id = ${bookingId}::uuid) as "partnerId"`,
      );
      if (erased) await recordAudit(tx, { action: "personal_data_erased", by, partnerId, bookingId, now });
      return erased;
    }),
  );
}
