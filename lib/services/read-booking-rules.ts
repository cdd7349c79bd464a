import type { FareRule } from "@/lib/contracts/offers";
import type { Locale } from "@/lib/domain/localized";
import { parseSnapshot } from "@/lib/domain/parse-snapshot";
import { type BookingAddress, findBookingRow } from "./booking-record";
import { presentRules } from "./present-rules";

/** The fare conditions under which a booking was sold. @throws AppError booking_not_found */
export async function readBookingRules(options: BookingAddress & { locale: Locale }): Promise<FareRule[]> {
  const booking = await findBookingRow(options);
  return presentRules(parseSnapshot(booking.snapshot), options.locale);
}
