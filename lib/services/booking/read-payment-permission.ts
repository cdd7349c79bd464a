import { type BookingAddress, findBookingRow } from "./booking-record";
import { checkOperation } from "./check-operation";

/**
 * Whether the booking may be paid now: its status allows it and its auto-cancel moment has not come. Says nothing of the deposit; a
 * payment that it does not cover is refused by itself.
 * @throws AppError booking_not_found
 */
export async function readPaymentPermission(options: BookingAddress & { now: Date }): Promise<{ payment_allowed: boolean }> {
  const outcome = checkOperation("payment_permission", await findBookingRow(options), options);
  return { payment_allowed: outcome.answer === "flag" && outcome.value };
}
