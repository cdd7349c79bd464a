import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { Change, ChangedPerson } from "@/lib/domain/booking/changes/change";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { sum } from "@/lib/domain/money";
import { type Amounts, type LineKind, NO_AMOUNTS } from "@/lib/domain/pricing/price-lines";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import { sellExtra } from "@/lib/domain/selling/sell-extra";
import type { BookingRecord } from "@/lib/services/booking/record/booking-record";
import type { WrittenChange } from "@/lib/services/booking/writer/write-change";
import { extrasPaymentOf } from "@/lib/services/terms/payments/payment-of";
import { journeyOf } from "@/lib/services/terms/selling/sell-booking";
import { tellBefore } from "../changes/tell-before";

/** Extras of one kind that are bought for a booking that is made. */
export interface BoughtExtras {
  kind: LineKind;
  /** What they cost the partner, by the passenger's place; minor units. */
  costs: ReadonlyMap<number, number>;
  /** What the booking is sold as, with them. */
  snapshot: BookingSnapshot;
}

interface Terms {
  /** Of the payment, where the booking is paid: the same in every round of its change. */
  paymentId: string;
  policy: SellingPolicy | null;
  now: Date;
}

/**
 * What the purchase of extras changes of a booking: its price and that of their passengers, receipts, and, of one that is paid, a payment more. An
 * earlier price, where there is one, grows with it: nothing of the flights' price has changed. The booking is always newer than before, as a receipt
 * that was begun before is kept only while it is not.
 */
export async function sellExtras(booking: BookingRecord, extras: BoughtExtras, { paymentId, policy, now }: Terms): Promise<WrittenChange> {
  const added = sum([...extras.costs.values()]);
  const people = [...extras.costs].map(([place, costMinor]) => buyerOf(booking, place, { costMinor, policy }));
  const { totalMinor, prevTotalMinor, updatedAt } = booking;
  return {
    row: {
      snapshot: extras.snapshot,
      totalMinor: Number(totalMinor) + added,
      prevTotalMinor: prevTotalMinor === null ? null : Number(prevTotalMinor) + added,
      updatedAt: new Date(Math.max(now.getTime(), updatedAt.getTime() + 1)),
    },
    people: { change: people.map(({ changed }) => changed) },
    receipts: people.map(({ changed }) => changed.id),
    before: tellBefore(booking, now),
    ...(booking.status !== "booked" &&
      (await paid(booking, {
        id: paymentId,
        amounts: { ...NO_AMOUNTS, [extras.kind]: added },
        customerMinor: sum(people.map((each) => each.sellingMinor)),
      }))),
  };
}

/** A passenger with more extras, and what the customer pays for them, minor units. */
function buyerOf(
  booking: BookingRecord,
  place: number,
  { costMinor, policy }: { costMinor: number; policy: SellingPolicy | null },
): { changed: ChangedPerson; sellingMinor: number } {
  const passenger = booking.passengers[place];
  if (!passenger) throw new RangeError(`no passenger ${place}`);
  const { id, age, priceMinor, prevPriceMinor, sellingMinor, sellingKeptMinor } = passenger;
  const buyer = {
    age,
    costMinor: Number(priceMinor),
    extraMinor: costMinor,
    sellingMinor: sellingMinor === null ? null : Number(sellingMinor),
  };
  const sale = { journey: journeyOf(parseSnapshot(booking.snapshot)), currency: booking.currency };
  const selling = sellExtra(policy, sale, buyer);
  // What is null stays null.
  const plus = (before: bigint | null, more: number) => (before === null ? null : Number(before) + more);
  const changed = {
    id,
    priceMinor: Number(priceMinor) + costMinor,
    prevPriceMinor: plus(prevPriceMinor, costMinor),
    sellingMinor: plus(sellingMinor, selling?.sellingMinor ?? 0),
    sellingKeptMinor: plus(sellingKeptMinor, selling?.keptMinor ?? 0),
  };
  return { changed, sellingMinor: selling?.sellingMinor ?? costMinor };
}

/** What was paid already is paid for from the deposit. */
async function paid(booking: BookingRecord, sale: { id: string; amounts: Amounts; customerMinor: number }): Promise<Change> {
  const partner = await db().partner.findUniqueOrThrow({ where: { id: booking.partnerId }, select: { testOf: true } });
  return extrasPaymentOf({ ...booking, partner }, sale);
}
