import { db } from "@/lib/db";
import { isLive } from "@/lib/domain/booking/booking-status";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { CurrentJourney, FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readRules } from "@/lib/services/booking/flights/change-rules";
import { lockBookings } from "@/lib/services/booking/flights/followed-booking";
import { supplierByCode } from "@/lib/suppliers/registry";
import { outcomeOf } from "./parts/outcome-of";
import { writeFollowed } from "./parts/write-followed";

interface SupplierChange {
  bookingId: string;
  /**
   * The journey as it is flown now, by the agreed one; flights that are gone stand in it as they were.
   * @param agreed the booking's directions as they were agreed last
   */
  changed: (agreed: readonly JourneyDirection[]) => Partial<CurrentJourney>;
  /** Flights on which there is no seat for them any more. */
  seatless?: readonly FlightPlace[];
  /** Id of the request in test mode that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  /** Hex, of the Idempotency-Key of a request in test mode. */
  requestKey?: string | null;
  now: Date;
}

/**
 * Writes down that a supplier has changed the flights of one booking: applied and told within the carrier's limits, open to be answered
 * beyond them. May run any number of times with the same change, and does nothing to a booking that is not alive any more.
 * @returns whether something was written now
 */
export function recordSupplierChange({
  bookingId,
  changed,
  seatless = [],
  byRequest = null,
  requestKey = null,
  now,
}: SupplierChange): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const [booking] = await lockBookings(tx, [bookingId]);
    const supplier = booking && supplierByCode(booking.snapshot.supplier);
    if (!booking || !supplier || !isLive(booking.status)) return false;
    const agreed = booking.snapshot.directions;
    const next = { directions: [...agreed], gone: [], suspended: false, ...changed(agreed) };
    const outcome = outcomeOf({ booking, next, seats: null, seatless }, { supplier, ruleOf: await readRules(tx), now });
    if (outcome) await writeFollowed(tx, { importId: null, byRequest, now, bookings: [outcome] });
    if (outcome && requestKey !== null) await keyLastEvent(tx, bookingId, requestKey);
    return outcome !== null;
  });
}

/** Of a booking that is locked. */
async function keyLastEvent(tx: Prisma.TransactionClient, bookingId: string, requestKey: string): Promise<void> {
  await tx.$executeRaw`
    update booking_event set request_key = decode(${requestKey}, 'hex')
     where id = (select max(id) from booking_event where booking_id = ${bookingId}::uuid)`;
}
