import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { env } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import { retryTransition } from "@/lib/services/booking/life/transition-booking";
import { type BookingAddress, findBookingRow } from "@/lib/services/booking/record/booking-record";
import { lockBooking } from "@/lib/services/booking/record/locked-booking";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { callSupplierInTime } from "@/lib/services/offers/suppliers/call-supplier";
import { supplierByCode } from "@/lib/suppliers/registry";

type HeldRow = Awaited<ReturnType<typeof findBookingRow>>;

interface ExtendHold extends BookingAddress {
  actor: string;
  /** Hex; see the column booking_event.request_key. */
  requestKey?: string | null;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

/**
 * Has the seats of an unpaid booking held longer, as far as its supplier does. Its auto-cancel moment moves unless it has come, or the booking has
 * moved, meanwhile: of this and its expiry or its payment the first counts.
 * @throws AppError booking_not_found; hold_extension_unavailable; schedule_changed; carrier_unconfirmed
 */
export async function extendHold(request: ExtendHold): Promise<void> {
  await retryTransition(async () => {
    const booking = await findBookingRow(request);
    const until = booking.status === "booked" ? await longerHold(booking, request.now) : null;
    checkTransition("extend_hold", booking, { now: request.now, extendable: until !== null });
    if (until === null) throw new AppError("hold_extension_unavailable");
    return (await retryConflict(() => db().$transaction((tx) => write(tx, request, booking, until)))) ? until : null;
  });
  relayJobsSoon();
}

/** The supplier's answer; it is asked in vain where the moment has come. */
async function longerHold({ snapshot: json, createdAt, expiresAt }: HeldRow, now: Date): Promise<Date | null> {
  const snapshot = parseSnapshot(json);
  const supplier = supplierByCode(snapshot.supplier);
  if (!supplier || now >= expiresAt) return null;
  const holdMinutes = env().HOLD_MINUTES;
  return callSupplierInTime(() => supplier.extendHold({ snapshot, createdAt, expiresAt, holdMinutes, now }));
}

/** @returns whether the booking was still as it was seen */
async function write(
  tx: Prisma.TransactionClient,
  request: ExtendHold,
  { id, expiresAt, openChangeId }: HeldRow,
  until: Date,
): Promise<boolean> {
  const { actor, requestKey = null, byRequest = null, now } = request;
  await lockBooking(tx, request);
  const written = await tx.$executeRaw`
    with extended as (
      update booking set expires_at = ${until}, updated_at = greatest(updated_at, ${now})
       where id = ${id}::uuid and status = 'booked' and expires_at = ${expiresAt} and expires_at > ${now}
         and open_change_id is not distinct from ${openChangeId}::uuid
      returning id)
    insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key, request_id)
    select id, 'booked', 'booked', ${actor}, 'extend_hold', ${now}, decode(${requestKey}::text, 'hex'), ${byRequest} from extended`;
  return written === 1;
}
