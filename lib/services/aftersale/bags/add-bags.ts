import type { AddBags } from "@/lib/contracts/interface/booking-bags";
import { db } from "@/lib/db";
import { chooseLateBags } from "@/lib/domain/bags/choose-late-bags";
import { bagsTotal, withLateBags } from "@/lib/domain/bags/late-bags";
import type { SoldBag } from "@/lib/domain/booking/booking-snapshot";
import type { Change, ChangedPerson } from "@/lib/domain/booking/changes/change";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { sum } from "@/lib/domain/money";
import { NO_AMOUNTS } from "@/lib/domain/pricing/price-lines";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import { checkOperation, checkTransition } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { extrasPaymentOf } from "@/lib/services/terms/payments/payment-of";
import { sellBags } from "@/lib/services/terms/selling/sell-booking";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { tellBefore } from "../changes/tell-before";
import { baggedBooking, bagOptionsOf } from "./bag-options";

interface BuyBags extends BookingAddress, Act {
  bags: AddBags["bags"];
}

/**
 * Adds extra bags to a booking, at the prices that were shown. One that is not paid costs more from then on; of one that is paid, the deposit is charged
 * by the transaction that writes the bags. Everything is decided under the lock of the booking's row: of this and its payment, void, refund, expiry
 * or cancellation one comes first, and the other finds what that has left.
 * @throws AppError booking_not_found, passenger_not_found; bags_unavailable where the booking's state or erased data allow none; schedule_changed;
 *   validation (`bags.0.id`) for what cannot be had; price_rose, price_fell; deposit_too_low; carrier_unconfirmed
 */
export function addBags(request: BuyBags): Promise<void> {
  const { now } = request;
  return changeBooking(
    request,
    () => findBooking(request),
    async (booking) => {
      checkOperation("bag_options", booking, { now });
      const [options, policy] = await Promise.all([bagOptionsOf(booking, now), readSellingPolicy(request.partnerId)]);
      const { action } = checkTransition("add_bags", booking, { now });
      if (booking.erasedAt) throw new AppError("bags_unavailable");
      const bought = chooseLateBags(baggedBooking(booking, options, now), ordersOf(booking, request.bags));
      const { events } = moveBooking(booking, action);
      const change = { ...(await sold({ booking, bought, policy, now })), events, before: tellBefore(booking, now) };
      return { change, result: undefined };
    },
  );
}

/** @throws AppError passenger_not_found */
function ordersOf({ passengers }: BookingRecord, bags: BuyBags["bags"]) {
  return bags.map(({ passenger: key, id }) => {
    const passenger = passengers.findIndex((each) => each.id === key.toLowerCase());
    if (passenger < 0) throw new AppError("passenger_not_found");
    return { passenger, id };
  });
}

interface Bought {
  booking: BookingRecord;
  /** By the passenger's place. */
  bought: ReadonlyMap<number, readonly SoldBag[]>;
  policy: SellingPolicy | null;
  now: Date;
}

/**
 * An earlier price, where the booking has one, grows with it: nothing of the flights' price has changed. The booking is always newer than before,
 * as a receipt that was begun before is kept only while it is not.
 */
async function sold({ booking, bought, policy, now }: Bought): Promise<Change> {
  const added = sum([...bought.values()].map(bagsTotal));
  const people = [...bought].map(([place, bags]) => baggedPerson(booking, place, { bags, policy }));
  const { totalMinor, prevTotalMinor, updatedAt } = booking;
  return {
    row: {
      snapshot: withLateBags(parseSnapshot(booking.snapshot), bought),
      totalMinor: Number(totalMinor) + added,
      prevTotalMinor: prevTotalMinor === null ? null : Number(prevTotalMinor) + added,
      updatedAt: new Date(Math.max(now.getTime(), updatedAt.getTime() + 1)),
    },
    people: { change: people.map(({ changed }) => changed) },
    receipts: people.map(({ changed }) => changed.id),
    ...(booking.status !== "booked" && (await charged(booking, added, sum(people.map(({ sellingMinor }) => sellingMinor))))),
  };
}

/** A passenger with more bags, and what the customer pays for them, minor units. */
function baggedPerson(
  booking: BookingRecord,
  place: number,
  { bags, policy }: { bags: readonly SoldBag[]; policy: SellingPolicy | null },
): { changed: ChangedPerson; sellingMinor: number } {
  const passenger = booking.passengers[place];
  if (!passenger) throw new RangeError(`no passenger ${place}`);
  const { id, age, priceMinor, prevPriceMinor, sellingMinor, sellingKeptMinor } = passenger;
  const bagsMinor = bagsTotal(bags);
  const buyer = { age, costMinor: Number(priceMinor), bagsMinor, sellingMinor: sellingMinor === null ? null : Number(sellingMinor) };
  const sale = { directions: parseSnapshot(booking.snapshot).directions, currency: booking.currency };
  const selling = sellBags(policy, sale, buyer);
  // What is null stays null.
  const plus = (before: bigint | null, more: number) => (before === null ? null : Number(before) + more);
  const changed = {
    id,
    priceMinor: Number(priceMinor) + bagsMinor,
    prevPriceMinor: plus(prevPriceMinor, bagsMinor),
    sellingMinor: plus(sellingMinor, selling?.sellingMinor ?? 0),
    sellingKeptMinor: plus(sellingKeptMinor, selling?.keptMinor ?? 0),
  };
  return { changed, sellingMinor: selling?.sellingMinor ?? bagsMinor };
}

/** What was paid already is paid for from the deposit. */
async function charged(booking: BookingRecord, bagsMinor: number, sellingMinor: number): Promise<Change> {
  const partner = await db().partner.findUniqueOrThrow({ where: { id: booking.partnerId }, select: { testOf: true } });
  return extrasPaymentOf({ ...booking, partner }, { ...NO_AMOUNTS, bag: bagsMinor }, sellingMinor);
}
