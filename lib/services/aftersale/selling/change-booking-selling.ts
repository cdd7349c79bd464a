import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { keptOf, sharePrice } from "@/lib/domain/selling/selling-price";
import { type BookingAddress, findBookingRow } from "@/lib/services/booking/record/booking-record";
import { lockBookingRow } from "@/lib/services/booking/record/locked-booking";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { checkAmount } from "@/lib/services/terms/selling/check-amount";
import { sellingTotal } from "@/lib/services/terms/selling/selling-of";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { allowedFor, isChangeable, SELLING_SELECT } from "./selling-row";

interface ChangeBookingSelling extends BookingAddress {
  /** What the customer is to pay for all passengers, major units of the booking's currency. */
  amount: number;
  by: Doer;
  now: Date;
}

/**
 * Sets what a customer pays for a booking, within the partner's bounds. Each passenger gets a share, so that their receipts add up to it.
 * @throws AppError booking_not_found; selling_unavailable where agents change no prices, or the booking is paid or has ended; validation (`amount`)
 */
export async function changeBookingSelling(change: ChangeBookingSelling): Promise<void> {
  const { partnerId, bookingId, now } = change;
  const policy = await readSellingPolicy(partnerId);
  if (!policy?.bounds) {
    await findBookingRow({ partnerId, bookingId });
    throw new AppError("selling_unavailable");
  }
  const { bounds } = policy;
  await db().$transaction(async (tx) => {
    // Whoever pays waits, or has paid before.
    const id = await lockBookingRow(tx, change);
    const booking = await tx.booking.findUniqueOrThrow({ where: { id }, select: SELLING_SELECT });
    if (!isChangeable(booking, now)) throw new AppError("selling_unavailable");
    const { currency, passengers } = booking;
    const allowed = allowedFor(booking, bounds);
    const sellingMinor = checkAmount({ field: "amount", amount: change.amount, currency, ...allowed });
    const costs = passengers.map(({ priceMinor }) => Number(priceMinor));
    const isSame = policy.currency === currency;
    const shares = sharePrice(sellingMinor, costs, isSame ? policy.rounding?.toMinor : undefined);
    for (const [index, { id, sellingKeptMinor }] of passengers.entries()) {
      const share = shares[index] ?? 0;
      const kept = sellingKeptMinor === null ? keptOf(policy, share, isSame) : Math.min(Number(sellingKeptMinor), share);
      await tx.bookingPassenger.update({ where: { id }, data: { sellingMinor: share, sellingKeptMinor: kept } });
    }
    const detail = { amount_minor: sellingMinor, from_minor: sellingTotal(passengers), currency };
    await recordAudit(tx, { action: "selling_price_set", by: change.by, partnerId, bookingId: booking.id, detail, now });
  });
}
