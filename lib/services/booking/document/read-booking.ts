import { ERRORS } from "@/lib/contracts/errors";
import type { Booking, PaymentPermission } from "@/lib/contracts/interface/bookings";
import type { FareRule } from "@/lib/contracts/interface/offers";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import { presentRules } from "@/lib/services/ground/presenters/present-rules";
import { isMoneyHeld } from "@/lib/services/ground/test-mode/held-money";
import { coversPrice } from "@/lib/services/terms/ledger/covers-price";
import { presentScheduleChanges } from "../flights/present-schedule-changes";
import { carrierWithoutTickets } from "../life/carrier-without-tickets";
import { checkOperation, refusalOf } from "../life/check-operation";
import { type BookingAddress, type BookingRecord, findBooking, findBookingRow } from "../record/booking-record";
import { type BookingMoment, bookingAsOf } from "./booking-as-of";
import { bookingEntry } from "./entry-advice";
import { presentBooking, type ShownBooking } from "./present-booking";

interface Shown {
  locale: Locale;
  now: Date;
}

/** A booking as it is now. @throws AppError booking_not_found, for another partner's booking too */
export async function readBooking({
  locale,
  now = new Date(),
  ...address
}: BookingAddress & { locale: Locale; now?: Date }): Promise<Booking> {
  return present(await findBooking(address), { locale, now });
}

/** A booking as it was right after one of its changes. */
export function presentBookingAsOf(booking: BookingRecord, { moment, ...shown }: Shown & { moment: BookingMoment }): Promise<Booking> {
  return present(bookingAsOf(booking, moment), shown);
}

async function present(booking: ShownBooking, { locale, now }: Shown): Promise<Booking> {
  const parsed = { ...booking, snapshot: parseSnapshot(booking.snapshot) };
  const [changes, advice] = await Promise.all([presentScheduleChanges(parsed, { locale, now }), bookingEntry(parsed, locale)]);
  return { ...presentBooking(booking, changes, locale), ...advice };
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
 * Whether the booking may be paid now: its status allows it, its auto-cancel moment has not come, deposit and credit cover it, and its tickets can be
 * issued. Where it may not, with the error that a payment would be refused with.
 * @throws AppError booking_not_found
 */
export async function readPaymentPermission(options: BookingAddress & { locale: Locale; now: Date }): Promise<PaymentPermission> {
  const { partnerId, locale, now } = options;
  const booking = await findBookingRow(options);
  const uncovered = !(await coversPrice({ ...booking, partnerId })) || (await isMoneyHeld(booking));
  const moment = { now, uncovered };
  const outcome = checkOperation("payment_permission", booking, moment);
  const isAllowed = outcome.answer === "flag" && outcome.value;
  if (isAllowed && (await carrierWithoutTickets(booking)) === null) return { payment_allowed: true };
  const { code, text } = ERRORS[isAllowed ? "tickets_unavailable" : (refusalOf("pay", booking, moment) ?? "payment_unavailable")];
  return { payment_allowed: false, reason: { error_code: code, message: text[locale] } };
}
