import type { BookingSelling } from "@/lib/contracts/portal/selling";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import { allowedFor, costOf, isChangeable, SELLING_SELECT } from "@/lib/services/aftersale/selling/selling-row";
import { type BookingAddress, keyOf } from "@/lib/services/booking/record/booking-record";
import { isOwnPrice, sellingOf, sellingTotal } from "@/lib/services/terms/selling/selling-of";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { marginLeft } from "../sales/margin-left";
import { returnedByBooking } from "../sales/returned-by-booking";

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
