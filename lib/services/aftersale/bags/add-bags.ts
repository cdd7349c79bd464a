import type { AddBags } from "@/lib/contracts/interface/booking-bags";
import { db } from "@/lib/db";
import { chooseLateBags } from "@/lib/domain/bags/choose-late-bags";
import { bagsTotal, withLateBags } from "@/lib/domain/bags/late-bags";
import type { SoldBag } from "@/lib/domain/booking/booking-snapshot";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { sum } from "@/lib/domain/money";
import type { BagOption } from "@/lib/domain/offer";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import type { Prisma } from "@/lib/generated/prisma/client";
import { checkOperation, checkTransition } from "@/lib/services/booking/life/check-operation";
import { INSUFFICIENT_FUNDS, retryTransition } from "@/lib/services/booking/life/transition-booking";
import { type BookingAddress, type BookingRecord, findBookingRow } from "@/lib/services/booking/record/booking-record";
import { lockBooking, recordChange } from "@/lib/services/booking/record/locked-booking";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict, sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import { bagsPaymentOf } from "@/lib/services/terms/ledger/post-ledger";
import { sellBags } from "@/lib/services/terms/selling/sell-booking";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { baggedBooking, bagOptionsOf } from "./bag-options";

interface BuyBags extends BookingAddress {
  bags: AddBags["bags"];
  actor: string;
  /** Hex; see the column booking_event.request_key. */
  requestKey?: string | null;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

/** What was asked before the booking was locked. */
interface Asked {
  /** Its snapshot: what the options are of. */
  seen: unknown;
  options: readonly BagOption[];
  policy: SellingPolicy | null;
}

/**
 * Adds extra bags to a booking, at the prices that were shown. One that is not paid costs more from then on; of one that is paid, the deposit is charged
 * by the transaction that writes the bags. Everything is decided under the lock of the booking's row: of this and its payment, void, refund, expiry
 * or cancellation one comes first, and the other finds what that has left.
 * @throws AppError booking_not_found, passenger_not_found; bags_unavailable where the booking's state or erased data allow none; schedule_changed;
 *   validation (`bags.0.id`) for what cannot be had; price_rose, price_fell; deposit_too_low; carrier_unconfirmed
 */
export async function addBags(request: BuyBags): Promise<void> {
  await retryTransition(async () => {
    const booking = await findBookingRow(request);
    checkOperation("bag_options", booking, { now: request.now });
    const [options, policy] = await Promise.all([bagOptionsOf(booking, request.now), readSellingPolicy(request.partnerId)]);
    const asked = { seen: booking.snapshot, options, policy };
    try {
      return await retryConflict(() => db().$transaction((tx) => write(tx, request, asked)));
    } catch (error) {
      if (sqlState(error) === INSUFFICIENT_FUNDS) throw new AppError("deposit_too_low");
      throw error;
    }
  });
  relayJobsSoon();
}

/** @returns null where the flights are not those of which the options are */
async function write(tx: Prisma.TransactionClient, request: BuyBags, { seen, options, policy }: Asked): Promise<true | null> {
  const { actor, requestKey = null, byRequest = null, now } = request;
  const booking = await lockBooking(tx, request);
  const { action } = checkTransition("add_bags", booking, { now });
  if (booking.erasedAt) throw new AppError("bags_unavailable");
  if (!hasSameFlights(booking.snapshot, seen)) return null;
  const bought = chooseLateBags(baggedBooking(booking, options, now), ordersOf(booking, request.bags));
  await writeBags(tx, { booking, bought, now });
  const sellingMinor = await writePassengers(tx, { booking, bought, policy });
  await recordChange(tx, { booking, action, actor, requestKey, byRequest, now });
  if (booking.status !== "booked") await charge(tx, { booking, bought, sellingMinor });
  return true;
}

function hasSameFlights(snapshot: unknown, seen: unknown): boolean {
  const flights = (of: unknown) => JSON.stringify(parseSnapshot(of).directions);
  return flights(snapshot) === flights(seen);
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
}

/**
 * An earlier price, where the booking has one, grows with it: nothing of the flights' price has changed. The booking is always newer than before,
 * as a receipt that was begun before is kept only while it is not.
 */
async function writeBags(tx: Prisma.TransactionClient, { booking, bought, now }: Bought & { now: Date }): Promise<void> {
  const snapshot = withLateBags(parseSnapshot(booking.snapshot), bought);
  const added = totalOf(bought);
  const updatedAt = new Date(Math.max(now.getTime(), booking.updatedAt.getTime() + 1));
  await tx.$executeRaw`
    update booking
       set snapshot = ${JSON.stringify(snapshot)}::jsonb, total_minor = total_minor + ${added}::bigint,
           prev_total_minor = prev_total_minor + ${added}::bigint, updated_at = ${updatedAt}
     where id = ${booking.id}::uuid`;
}

/** @returns what the customer pays for all of the bags, minor units */
async function writePassengers(
  tx: Prisma.TransactionClient,
  { booking, bought, policy }: Bought & { policy: SellingPolicy | null },
): Promise<number> {
  const sale = { directions: parseSnapshot(booking.snapshot).directions, currency: booking.currency };
  const selling: number[] = [];
  for (const [place, bags] of bought) {
    const passenger = booking.passengers[place];
    if (!passenger) throw new RangeError(`no passenger ${place}`);
    const { id, age, priceMinor, sellingMinor } = passenger;
    const bagsMinor = bagsTotal(bags);
    const buyer = { age, costMinor: Number(priceMinor), bagsMinor, sellingMinor: sellingMinor === null ? null : Number(sellingMinor) };
    const sold = sellBags(policy, sale, buyer);
    // What is null stays null.
    await tx.$executeRaw`
      update booking_passenger
         set price_minor = price_minor + ${bagsMinor}::bigint, prev_price_minor = prev_price_minor + ${bagsMinor}::bigint,
             selling_minor = selling_minor + ${sold?.sellingMinor ?? 0}::bigint, selling_kept_minor = selling_kept_minor + ${sold?.keptMinor ?? 0}::bigint
       where id = ${id}::uuid`;
    await tx.receiptFile.deleteMany({ where: { passengerId: id } });
    selling.push(sold?.sellingMinor ?? bagsMinor);
  }
  return sum(selling);
}

/** Last, as other payments of the partner wait for its deposit. @throws PV004 where that does not cover it */
async function charge(tx: Prisma.TransactionClient, { booking, bought, sellingMinor }: Bought & { sellingMinor: number }): Promise<void> {
  const partner = await tx.partner.findUniqueOrThrow({ where: { id: booking.partnerId }, select: { testOf: true } });
  const posting = bagsPaymentOf({ ...booking, partner }, totalOf(bought));
  await tx.$queryRaw`select post_ledger_v1(${JSON.stringify(posting)}::jsonb)::text`;
  await tx.bagSale.create({ data: { transactionId: posting.id, bookingId: booking.id, sellingMinor } });
}

function totalOf(bought: Bought["bought"]): number {
  return sum([...bought.values()].map(bagsTotal));
}
