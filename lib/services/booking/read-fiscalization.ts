import type { FiscalData } from "@/lib/contracts/bookings";
import { type BookingAddress, findBookingRow } from "./booking-record";
import { checkOperation } from "./check-operation";
import { fiscalDataOf } from "./fiscal-data";

/**
 * Fiscal data of a sale that stands.
 * @throws AppError booking_not_found; fiscalization_unavailable unless the booking is paid or ticketed
 */
export async function readFiscalization(address: BookingAddress): Promise<{ fiscalization_v2: FiscalData }> {
  const booking = await findBookingRow(address);
  checkOperation("fiscalization", booking);
  return { fiscalization_v2: fiscalDataOf(booking) };
}
