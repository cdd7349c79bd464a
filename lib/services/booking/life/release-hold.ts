import type { z } from "zod";
import { db } from "@/lib/db";
import { isLive } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { TASKS } from "@/lib/services/ground/outbox/job-names";
import { inTime } from "@/lib/services/offers/suppliers/call-supplier";
import { supplierByCode } from "@/lib/suppliers/registry";

/** Each job that waits keeps others from being done, milliseconds. */
const ANSWER_MS = 60_000;

/**
 * Has a supplier let go of what it holds for a booking that is not alive, or was never written, or for passengers who have left it. May run any number
 * of times.
 * @throws SupplierUnconfirmed where the supplier does not confirm it yet
 */
export async function releaseHold({ bookingId: key, passengerIds, unbooked }: z.output<typeof TASKS.release_hold>): Promise<void> {
  const booking = await db().booking.findUnique({ where: { id: key }, select: { status: true, supplierOrder: true, snapshot: true } });
  if (booking && isLive(booking.status) && !passengerIds) return;
  const sold = booking ? parseSnapshot(booking.snapshot) : unbooked;
  if (!sold) return;
  const held = { key, order: booking?.supplierOrder ?? null, reference: sold.reference, passengerIds };
  await inTime(async () => supplierByCode(sold.supplier)?.ordering.release?.(held), ANSWER_MS);
}
