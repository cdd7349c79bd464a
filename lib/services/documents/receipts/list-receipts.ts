import type { Receipt } from "@/lib/contracts/interface/bookings";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { presentReceiptPassenger } from "@/lib/services/booking/document/present-booking";
import { checkOperation } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, findBooking } from "@/lib/services/booking/record/booking-record";

/**
 * One receipt per passenger who was not refunded apart: its address is the passenger's own and opens without signing in. The files themselves are
 * made by the worker, or when the address is first opened.
 * @throws AppError booking_not_found; receipt_unavailable unless the booking is ticketed or partially refunded, or once its personal data are erased
 */
export async function listReceipts(options: BookingAddress & { locale: Locale }): Promise<Receipt[]> {
  const booking = await findBooking(options);
  checkOperation("receipts", booking);
  if (booking.erasedAt) throw new AppError("receipt_unavailable");
  return booking.passengers
    .filter(({ returnedAt }) => !returnedAt)
    .map((passenger) => ({
      ...presentReceiptPassenger(booking, passenger, options.locale),
      consolidator_id: passenger.tickets[0]?.id ?? passenger.id,
    }));
}
