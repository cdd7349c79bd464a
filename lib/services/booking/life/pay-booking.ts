import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { payment } from "@/lib/contracts/interface/bookings";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { AppError } from "@/lib/domain/errors";
import { modeOf } from "@/lib/domain/mode";
import { env } from "@/lib/env";
import type { Act } from "@/lib/services/ground/audit/act";
import { ticketingJob } from "@/lib/services/ground/outbox/job-names";
import { isMoneyHeld, noteHeldMoney } from "@/lib/services/ground/test-mode/held-money";
import { paymentOf } from "@/lib/services/terms/payments/payment-of";
import { fiscalDataOf } from "../document/read-fiscalization";
import { type BookingAddress, findBookingRow } from "../record/booking-record";
import { changeBooking } from "../writer/change-booking";
import { carrierWithoutTickets } from "./carrier-without-tickets";
import { checkTransition } from "./check-operation";

/**
 * Pays a booking from its partner's deposit, then credit, and queues its ticketing.
 * @throws AppError booking_not_found; payment_unavailable in any status but `booked`, and from the auto-cancel moment on, even
 *   where the worker is late; schedule_changed while a change of the airline's waits for an answer; deposit_too_low; tickets_unavailable where a
 *   carrier's ticket stock cannot number its tickets
 */
export function payBooking(request: BookingAddress & Act): Promise<z.infer<typeof payment>> {
  const { now } = request;
  const paymentId = uuid();
  return changeBooking(
    request,
    () => findBookingRow(request),
    async (booking) => {
      const uncovered = await isMoneyHeld(booking);
      if (uncovered) await noteHeldMoney(booking, now);
      const { action, status } = checkTransition("pay", booking, { now, uncovered });
      await refuseWithoutTickets(booking);
      const { row, events } = moveBooking(booking, action);
      const jobs = [ticketingJob(booking.id, ticketingTime(booking, now))];
      const change = { row: { ...row, paidAt: now }, events, ...(await paymentOf(booking, paymentId)), jobs };
      return { change, result: { status, fiscalization_v2: fiscalDataOf(booking) } };
    },
  );
}

/** Nobody pays for tickets that cannot be issued: the booking stays held, and may be paid once its carrier has a stock again. */
async function refuseWithoutTickets(booking: { snapshot: unknown }): Promise<void> {
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
