import type { FareRule } from "@/lib/contracts/offers";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import { presentRules } from "../search/present-rules";
import { type BookingAddress, findBookingRow } from "./booking-record";

/** The fare conditions under which a booking was sold. @throws AppError booking_not_found */
export async function readBookingRules(options: BookingAddress & { locale: Locale }): Promise<FareRule[]> {
  const booking = await findBookingRow(options);
  return presentRules(parseSnapshot(booking.snapshot), options.locale);
}
