import type { Booking } from "@/lib/contracts/bookings";
import type { Locale } from "@/lib/domain/localized";
import { type BookingAddress, findBooking } from "./booking-record";
import { presentBooking } from "./present-booking";

/** A booking as it is now. @throws AppError booking_not_found, for another partner's booking too */
export async function readBooking(options: BookingAddress & { locale: Locale }): Promise<Booking> {
  return presentBooking(await findBooking(options), options.locale);
}
