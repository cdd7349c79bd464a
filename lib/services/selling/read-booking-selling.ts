import type { BookingSelling } from "@/lib/contracts/selling";
import { db } from "@/lib/db";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { sum, toMajor } from "@/lib/domain/money";
import type { MarginBounds } from "@/lib/domain/selling/policy";
import { boundsOf } from "@/lib/domain/selling/selling-price";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type BookingAddress, keyOf } from "../booking/booking-record";
import { marginLeft } from "../money/sales/margin-left";
import { returnedByBooking } from "../money/sales/returned-by-booking";
import { isOwnPrice, sellingOf, sellingTotal } from "./selling-of";
import { readSellingPolicy } from "./selling-policy";

/** What of a booking decides about its selling price. */
export const SELLING_SELECT = {
  id: true,
  status: true,
  currency: true,
  expiresAt: true,
  passengers: {
    orderBy: { position: "asc" },
    select: { id: true, priceMinor: true, sellingMinor: true, sellingKeptMinor: true },
  },
} as const satisfies Prisma.BookingSelect;

type SellingRow = Prisma.BookingGetPayload<{ select: typeof SELLING_SELECT }>;

/** What a booking is sold for, beside what it costs. @throws AppError booking_not_found, for another partner's booking too */
export async function readBookingSelling({ now, ...address }: BookingAddress & { now: Date }): Promise<BookingSelling> {
  const booking = await db().booking.findFirst({ where: keyOf(address), select: SELLING_SELECT });
  if (!booking) throw new AppError("booking_not_found");
  const policy = isChangeable(booking, now) ? await readSellingPolicy(address.partnerId) : null;
  const bounds = policy?.bounds ? allowedFor(booking, policy.bounds) : null;
  const sold = { selling: toMajor(sellingTotal(booking.passengers)), cost: toMajor(costOf(booking)) };
  const back = (await returnedByBooking([booking.id])).get(booking.id);
  const isOwn = isOwnPrice(booking.passengers);
  return {
    currency: booking.currency,
    amount: sold.selling,
    cost: sold.cost,
    margin: marginLeft(booking.status, sold, back),
    passengers: booking.passengers.map((passenger) => ({
      key: passenger.id,
      amount: toMajor(sellingOf(passenger)),
      cost: toMajor(Number(passenger.priceMinor)),
    })),
    is_own: isOwn,
    bounds: bounds && { lowest: toMajor(bounds.lowestMinor), highest: toMajor(bounds.highestMinor) },
    customer_refund: isOwn && back ? toMajor(back.customerRefundMinor) : null,
  };
}

const OPEN: readonly BookingStatus[] = ["booked", "awaitpayment"];

/** Until it is paid from the deposit: then the tickets are issued, and the receipts say the price. */
export function isChangeable({ status, expiresAt }: { status: BookingStatus; expiresAt: Date }, now: Date): boolean {
  return OPEN.includes(status) && now < expiresAt;
}

export function allowedFor(booking: Pick<SellingRow, "passengers">, bounds: MarginBounds): ReturnType<typeof boundsOf> {
  return boundsOf(bounds, costOf(booking));
}

function costOf({ passengers }: Pick<SellingRow, "passengers">): number {
  return sum(passengers.map(({ priceMinor }) => Number(priceMinor)));
}
