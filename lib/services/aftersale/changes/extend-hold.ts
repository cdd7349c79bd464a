import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { env } from "@/lib/env";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { callSupplierInTime } from "@/lib/services/offers/suppliers/call-supplier";
import { supplierByCode } from "@/lib/suppliers/registry";
import { tellBefore } from "./tell-before";

/**
 * Has the seats of an unpaid booking held longer, as far as its supplier does. Its auto-cancel moment moves unless it has come, or the booking has
 * moved, meanwhile: of this and its expiry or its payment the first counts.
 * @throws AppError booking_not_found; hold_extension_unavailable; schedule_changed; carrier_unconfirmed
 */
export function extendHold(request: BookingAddress & Act): Promise<void> {
  const { now } = request;
  return changeBooking(
    request,
    () => findBooking(request),
    async (booking) => {
      const until = booking.status === "booked" ? await longerHold(booking, now) : null;
      const { action } = checkTransition("extend_hold", booking, { now, extendable: until !== null });
      if (until === null) throw new AppError("hold_extension_unavailable");
      const { events } = moveBooking(booking, action);
      return { change: { row: { expiresAt: until }, events, before: tellBefore(booking, now) }, result: undefined };
    },
  );
}

/** The supplier's answer; it is asked in vain where the moment has come. */
async function longerHold({ id, supplierOrder, snapshot: json, createdAt, expiresAt }: BookingRecord, now: Date): Promise<Date | null> {
  const snapshot = parseSnapshot(json);
  const supplier = supplierByCode(snapshot.supplier);
  if (!supplier || now >= expiresAt) return null;
  const holdMinutes = env().HOLD_MINUTES;
  const held = { key: id, order: supplierOrder, snapshot };
  return callSupplierInTime(() => supplier.ordering.extendHold({ ...held, createdAt, expiresAt, holdMinutes, now }));
}
