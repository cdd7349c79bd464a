import type { BookingSelling } from "@/lib/contracts/selling";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type Currency, fromMajor, isMajor, toMajor } from "@/lib/domain/money";
import { keptOf, sharePrice } from "@/lib/domain/selling/selling-price";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { type BookingAddress, keyOf } from "../booking/booking-record";
import { allowedFor, isChangeable, readBookingSelling, SELLING_SELECT } from "./read-booking-selling";
import { readSellingPolicy } from "./selling-policy";
import { outOfBounds } from "./texts";

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
export async function changeBookingSelling(change: ChangeBookingSelling): Promise<BookingSelling> {
  const { partnerId, bookingId, now } = change;
  const policy = await readSellingPolicy(partnerId);
  if (!policy?.bounds) {
    await readBookingSelling({ partnerId, bookingId, now });
    throw new AppError("selling_unavailable");
  }
  const { bounds } = policy;
  await db().$transaction(async (tx) => {
    const booking = await lockForSelling(tx, change);
    if (!isChangeable(booking, now)) throw new AppError("selling_unavailable");
    const { currency, passengers } = booking;
    const sellingMinor = checkedAmount(change.amount, currency, allowedFor(booking, bounds));
    const shares = sharePrice(
      sellingMinor,
      passengers.map(({ priceMinor }) => Number(priceMinor)),
    );
    for (const [index, { id, sellingKeptMinor }] of passengers.entries()) {
      const share = shares[index] ?? 0;
      const kept =
        sellingKeptMinor === null ? keptOf(policy, share, policy.currency === currency) : Math.min(Number(sellingKeptMinor), share);
      await tx.bookingPassenger.update({ where: { id }, data: { sellingMinor: share, sellingKeptMinor: kept } });
    }
    const detail = { amount_minor: sellingMinor, currency };
    await recordAudit(tx, { action: "selling_price_set", by: change.by, partnerId, bookingId: booking.id, detail, now });
  });
  return readBookingSelling({ partnerId, bookingId, now });
}

/** Whoever pays waits, or has paid before. @throws AppError booking_not_found, for another partner's booking too */
async function lockForSelling(tx: Prisma.TransactionClient, address: BookingAddress) {
  const { id, partnerId } = keyOf(address);
  const locked = await tx.$queryRaw<unknown[]>`select 1 from booking where id = ${id}::uuid and partner_id = ${partnerId}::uuid for update`;
  if (locked.length === 0) throw new AppError("booking_not_found");
  return tx.booking.findUniqueOrThrow({ where: { id }, select: SELLING_SELECT });
}

/** @throws AppError validation (`amount`) */
function checkedAmount(amount: number, currency: Currency, allowed: ReturnType<typeof allowedFor>): number {
  const [lowestMinor, highestMinor] = [allowed?.lowestMinor ?? 0, allowed?.highestMinor ?? 0];
  const minor = isMajor(amount) ? fromMajor(amount) : null;
  if (minor !== null && lowestMinor <= minor && minor <= highestMinor) return minor;
  const text = (each: number) => `${toMajor(each).toFixed(2)} ${currency}`;
  throw new AppError("validation", { fields: { amount: [outOfBounds(text(lowestMinor), text(highestMinor))] } });
}
