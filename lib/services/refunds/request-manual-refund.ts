import { v7 as uuid } from "uuid";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { RefundReason } from "@/lib/domain/refund/request";
import { sandboxRefundJob } from "@/lib/jobs/names";
import { type BookingAddress, findBookingRow } from "../booking/booking-record";
import { checkTransition } from "../booking/check-operation";
import { retryTransition, transitionBooking } from "../booking/transition-booking";
import { bookedBehaviour } from "../sandbox/booked-behaviour";
import { sealMessageWords } from "./conversation/sealed-conversation";

/** How long the sandbox's back office thinks, on the routes where it decides by itself. */
const DECISION_MS = 5_000;

interface RequestRefund extends BookingAddress {
  actor: string;
  requestKey?: string | null;
  byRequest?: string | null;
  now: Date;
  /** Why, and what the back office should know; text may be empty. The interface asks for neither. */
  asked?: { reason: RefundReason; text: string };
}

/**
 * Asks the back office for a refund. The tickets stay in force until it has decided.
 * @returns `refund_request_sent`, once; every later read shows `ticketed` until then
 * @throws AppError booking_not_found; refund_unavailable in any status but `ticketed`, and while a request is open
 */
export async function requestManualRefund(options: RequestRefund): Promise<{ status: BookingStatus }> {
  const { bookingId, actor, requestKey = null, byRequest = null, now, asked } = options;
  return retryTransition(async () => {
    const booking = await findBookingRow(options);
    const { action } = checkTransition("manual_refund", booking, { now });
    const refundRequest = { open: { id: uuid(), requestedBy: actor, ...(asked && (await askedColumns(asked))) } };
    const jobs = decidesByItself(booking) ? [sandboxRefundJob(bookingId, new Date(now.getTime() + DECISION_MS))] : [];
    const result = await transitionBooking({
      bookingId,
      from: booking.status,
      action,
      actor,
      requestKey,
      byRequest,
      now,
      refundRequest,
      jobs,
    });
    return result.outcome === "moved" ? { status: result.status } : null;
  });
}

/** What is said with it is the first message. */
async function askedColumns({ reason, text }: NonNullable<RequestRefund["asked"]>) {
  if (text === "") return { reason };
  const id = uuid();
  return { reason, message: { id, words: await sealMessageWords(id, text) } };
}

function decidesByItself(booking: Parameters<typeof bookedBehaviour>[0]): boolean {
  return ["refund_rejected", "refund_partial"].includes(bookedBehaviour(booking));
}
