import type { FiscalData } from "@/lib/contracts/bookings";
import { isTicketed } from "@/lib/domain/booking-status";
import { AppError } from "@/lib/domain/errors";
import { type BookingAddress, findBookingRow, statusOf } from "./booking-record";
import { fiscalDataOf } from "./fiscal-data";

/**
 * Fiscal data of a sale that stands.
 * @throws AppError booking_not_found; fiscalization_unavailable unless the booking is paid or ticketed
 */
export async function readFiscalization(address: BookingAddress): Promise<{ fiscalization_v2: FiscalData }> {
  const booking = await findBookingRow(address);
  const status = statusOf(booking);
  if (status !== "paid" && !isTicketed(status)) throw new AppError("fiscalization_unavailable");
  return { fiscalization_v2: fiscalDataOf(booking) };
}
