import type { z } from "zod";
import type { payment } from "@/lib/contracts/bookings";
import { AppError } from "@/lib/domain/errors";
import { env } from "@/lib/env";
import { ticketingJob } from "@/lib/jobs/names";
import { paymentOf } from "./booking-money";
import { type BookingAddress, findBookingRow, statusOf } from "./booking-record";
import { fiscalDataOf } from "./fiscal-data";
import { transitionBooking } from "./transition-booking";

/**
 * Pays a booking from its partner's deposit, then credit, and queues its ticketing.
 * @throws AppError booking_not_found; payment_unavailable in any status but `booked`, and from the auto-cancel moment on, even
 *   where the worker is late; deposit_too_low
 */
export async function payBooking(
  options: BookingAddress & { actor: string; requestKey?: string | null; now: Date },
): Promise<z.infer<typeof payment>> {
  const { bookingId, actor, requestKey, now } = options;
  const booking = await findBookingRow(options);
  const fiscalization_v2 = fiscalDataOf(booking);
  const ticketingAt = new Date(now.getTime() + env().TICKETING_DELAY_SECONDS * 1000);
  const result = await transitionBooking({
    bookingId,
    from: statusOf(booking),
    action: "pay",
    actor,
    requestKey: requestKey ?? null,
    now,
    deadline: "before",
    ledger: [paymentOf(booking)],
    jobs: [ticketingJob(bookingId, ticketingAt)],
  });
  if (result.outcome === "moved") return { status: result.status, fiscalization_v2 };
  throw new AppError(result.outcome === "insufficient_funds" ? "deposit_too_low" : "payment_unavailable");
}
