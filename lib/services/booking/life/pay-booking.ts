import type { z } from "zod";
import type { payment } from "@/lib/contracts/interface/bookings";
import { AppError } from "@/lib/domain/errors";
import { modeOf } from "@/lib/domain/mode";
import { env } from "@/lib/env";
import { ticketingJob } from "@/lib/services/ground/outbox/job-names";
import { isMoneyHeld, noteHeldMoney } from "@/lib/services/ground/test-mode/held-money";
import { paymentOf } from "@/lib/services/terms/ledger/post-ledger";
import { fiscalDataOf } from "../document/read-fiscalization";
import { type BookingAddress, findBookingRow } from "../record/booking-record";
import { carrierWithoutTickets } from "./carrier-without-tickets";
import { checkTransition } from "./check-operation";
import { retryTransition, transitionBooking } from "./transition-booking";

/**
 * Pays a booking from its partner's deposit, then credit, and queues its ticketing.
 * @throws AppError booking_not_found; payment_unavailable in any status but `booked`, and from the auto-cancel moment on, even
 *   where the worker is late; schedule_changed while a change of the airline's waits for an answer; deposit_too_low; tickets_unavailable where a
 *   carrier's ticket stock cannot number its tickets
 */
export async function payBooking(
  options: BookingAddress & { actor: string; requestKey?: string | null; byRequest?: string | null; now: Date },
): Promise<z.infer<typeof payment>> {
  const { bookingId, actor, requestKey = null, byRequest = null, now } = options;
  return retryTransition(async () => {
    const booking = await findBookingRow(options);
    const uncovered = await isMoneyHeld(booking);
    if (uncovered) await noteHeldMoney(booking, now);
    const { action } = checkTransition("pay", booking, { now, uncovered });
    await refuseWithoutTickets(booking);
    const result = await transitionBooking({
      bookingId,
      from: booking.status,
      action,
      actor,
      requestKey,
      byRequest,
      now,
      deadline: "before",
      openChange: booking.openChangeId,
      ledger: [paymentOf(booking)],
      jobs: [ticketingJob(bookingId, ticketingTime(booking, now))],
    });
    if (result.outcome === "moved") return { status: result.status, fiscalization_v2: fiscalDataOf(booking) };
    // Refused by the table, with the ledger's answer in it.
    if (result.outcome === "insufficient_funds") checkTransition("pay", booking, { now, uncovered: true });
    return null;
  });
}

/** Nobody pays for tickets that cannot be issued: the booking stays held, and may be paid once its carrier has a stock again. */
async function refuseWithoutTickets(booking: { id: string; snapshot: unknown }): Promise<void> {
  const carrier = await carrierWithoutTickets(booking);
  if (carrier) throw new AppError("tickets_unavailable", { data: { carrier } });
}

/** Nobody who tries something out in test mode wants to wait for the formalities. */
const TEST_DELAY_SECONDS = 1;

/** When the tickets of a booking paid now are to be issued. */
function ticketingTime({ partner }: { partner: { testOf: string | null } }, now: Date): Date {
  const { TICKETING_DELAY_SECONDS: live } = env();
  const seconds = modeOf(partner) === "live" ? live : Math.min(live, TEST_DELAY_SECONDS);
  return new Date(now.getTime() + seconds * 1000);
}
