import { db } from "@/lib/db";
import type { ChangedPerson } from "@/lib/domain/booking/changes/change";
import { AppError } from "@/lib/domain/errors";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import { keptOf, sharePrice } from "@/lib/domain/selling/selling-price";
import { type BookingAddress, findBookingRow, keyOf } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { checkAmount } from "@/lib/services/terms/selling/check-amount";
import { sellingTotal } from "@/lib/services/terms/selling/selling-of";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { allowedFor, isChangeable, SELLING_SELECT, type SellingRow } from "./selling-row";

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
  await changeBooking(
    { actor: change.by.actor, now },
    () => findSold(change),
    (booking) => {
      if (!isChangeable(booking, now)) throw new AppError("selling_unavailable");
      const { currency, passengers } = booking;
      const sellingMinor = checkAmount({ field: "amount", amount: change.amount, currency, ...allowedFor(booking, bounds) });
      const detail = { amount_minor: sellingMinor, from_minor: sellingTotal(passengers), currency };
      const audit = { action: "selling_price_set", by: change.by, partnerId, bookingId: booking.id, detail, now } as const;
      const people = { change: soldFor(booking, sellingMinor, policy) };
      return { change: { people, before: (tx) => recordAudit(tx, audit) }, result: undefined };
    },
  );
}

async function findSold(address: BookingAddress) {
  const booking = await db().booking.findFirst({ where: keyOf(address), select: { ...SELLING_SELECT, version: true } });
  if (!booking) throw new AppError("booking_not_found");
  return booking;
}

/** Each passenger's share of what the customer pays. */
function soldFor({ currency, passengers }: SellingRow, sellingMinor: number, policy: SellingPolicy): ChangedPerson[] {
  const isSame = policy.currency === currency;
  const costs = passengers.map(({ priceMinor }) => Number(priceMinor));
  const shares = sharePrice(sellingMinor, costs, isSame ? policy.rounding?.toMinor : undefined);
  return passengers.map(({ id, sellingKeptMinor }, index) => {
    const share = shares[index] ?? 0;
    const kept = sellingKeptMinor === null ? keptOf(policy, share, isSame) : Math.min(Number(sellingKeptMinor), share);
    return { id, sellingMinor: share, sellingKeptMinor: kept };
  });
}
