import type { How, SandboxEvent, SandboxEventRequest } from "@/lib/contracts/interface/sandbox";
import { AppError, type ErrorName } from "@/lib/domain/errors";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { failTicketing, issueTickets, TicketingFailed } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { recordAirlineCancellation } from "@/lib/services/booking/life/record-airline-cancellation";
import { findBookingRow } from "@/lib/services/booking/record/booking-record";
import { changeFlights } from "./change-flights";
import { refundFully, refundPartly, rejectRefund } from "./decide-refund";
import { lowerBalance } from "./lower-balance";
import { moveExpiry } from "./move-expiry";
import type { Played } from "./played";
import { settleOpenChange } from "./settle-open-change";

/** Refusals of the use cases that say what is to be done about them; all others mean that the booking is in another state. */
const TOLD: ReadonlySet<ErrorName> = new Set(["booking_not_found", "deposit_too_low", "carrier_unconfirmed", "processing", "unavailable"]);

/**
 * Does to a test booking what makes an event really happen, once for an Idempotency-Key.
 * @throws AppError booking_not_found; sandbox_event_unavailable in a status where it does not happen; deposit_too_low; carrier_unconfirmed
 */
export async function triggerEvent({ event, ...played }: Played & { event: SandboxEventRequest }): Promise<void> {
  const { status } = await findBookingRow(played);
  const unavailable = () => new AppError("sandbox_event_unavailable", { data: { status } });
  const happened = await PLAYS[event.type](played, event.how).catch((error: unknown) => {
    if (error instanceof TicketingFailed || (error instanceof AppError && !TOLD.has(error.kind))) throw unavailable();
    throw error;
  });
  if (happened === false) throw unavailable();
}

/** Each resolves to false where nothing has happened. */
const PLAYS: Readonly<Record<SandboxEvent, (played: Played, how: How | undefined) => Promise<unknown>>> = {
  "booking.paid": payBooking,
  "booking.ticketed": ticket,
  "booking.ticketing_failed": failTicketing,
  "booking.cancelled": expireNow,
  "booking.flight_cancelled": (played, how = "cancelled") => disrupt(played, how),
  "booking.schedule_changed": (played, how = "time") => disrupt(played, how),
  "booking.schedule_change_settled": settleOpenChange,
  "booking.refund_requested": requestManualRefund,
  "booking.refund_rejected": rejectRefund,
  "booking.refunded": refundFully,
  "booking.partially_refunded": refundPartly,
  "booking.updated": extendHold,
  "account.balance_low": lowerBalance,
};

function disrupt(played: Played, how: How): Promise<boolean> {
  return how === "withdrawn" ? recordAirlineCancellation(played) : changeFlights(played, how);
}

/** The worker may have been faster. */
async function ticket(played: Played): Promise<boolean> {
  const isTicketed = async () => (await findBookingRow(played)).status === "ticketed";
  return (await isTicketed()) || (await issueTickets(played)) || isTicketed();
}

/** As if its time had come. */
async function expireNow(played: Played): Promise<boolean> {
  await moveExpiry({ ...played, by: played.now });
  return expireBooking(played);
}
