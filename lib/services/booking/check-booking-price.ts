import { type BookingAddress, findBookingRow } from "./booking-record";

/**
 * Whether the price of a booking has moved since it was made. A booking is sold at the price it was made at until its auto-cancel
 * moment, so this is true only where the supplier has changed it, which the booking then shows as `price.prev_amount`.
 * @throws AppError booking_not_found
 */
export async function checkBookingPrice(options: BookingAddress & { now: Date }): Promise<{ is_price_changed: boolean }> {
  const { totalMinor, prevTotalMinor } = await findBookingRow(options);
  return { is_price_changed: prevTotalMinor !== null && prevTotalMinor !== totalMinor };
}
