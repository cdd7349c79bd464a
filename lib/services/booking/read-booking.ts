import type { Booking } from "@/lib/contracts/bookings";
import type { FareRule } from "@/lib/contracts/offers";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import { presentScheduleChanges } from "../schedule-changes/present-schedule-changes";
import { presentRules } from "../search/present-rules";
import { type BookingAddress, findBooking, findBookingRow } from "./booking-record";
import { checkOperation } from "./check-operation";
import { presentBooking } from "./present-booking";

/** A booking as it is now. @throws AppError booking_not_found, for another partner's booking too */
export async function readBooking({
  locale,
  now = new Date(),
  ...address
}: BookingAddress & { locale: Locale; now?: Date }): Promise<Booking> {
  const booking = await findBooking(address);
  const changes = await presentScheduleChanges({ ...booking, snapshot: parseSnapshot(booking.snapshot) }, { locale, now });
  return presentBooking(booking, changes, locale);
}

/** The fare conditions under which a booking was sold. @throws AppError booking_not_found */
export async function readBookingRules(options: BookingAddress & { locale: Locale }): Promise<FareRule[]> {
  const booking = await findBookingRow(options);
  return presentRules(parseSnapshot(booking.snapshot), options.locale);
}

/**
 * Whether the price of a booking has moved since it was made. A booking is sold at the price it was made at until its auto-cancel
 * moment, so this is true only where the supplier has changed it, which the booking then shows as `price.prev_amount`.
 * @throws AppError booking_not_found
 */
export async function checkBookingPrice(options: BookingAddress & { now: Date }): Promise<{ is_price_changed: boolean }> {
  const { totalMinor, prevTotalMinor } = await findBookingRow(options);
  return { is_price_changed: prevTotalMinor !== null && prevTotalMinor !== totalMinor };
}

/**
 * Whether the booking may be paid now: its status allows it and its auto-cancel moment has not come. Says nothing of the deposit; a
 * payment that it does not cover is refused by itself.
 * @throws AppError booking_not_found
 */
export async function readPaymentPermission(options: BookingAddress & { now: Date }): Promise<{ payment_allowed: boolean }> {
  const outcome = checkOperation("payment_permission", await findBookingRow(options), options);
  return { payment_allowed: outcome.answer === "flag" && outcome.value };
}
