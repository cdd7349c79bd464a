import { v7 as uuid } from "uuid";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { addParts, totalOfParts } from "@/lib/domain/refund/parts";
import type { RefundReason } from "@/lib/domain/refund/request";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import { retryTransition, transitionBooking } from "@/lib/services/booking/life/transition-booking";
import { type BookingAddress, findBookingRow } from "@/lib/services/booking/record/booking-record";
import { sandboxRefundJob } from "@/lib/services/ground/outbox/job-names";
import { bookedBehaviour } from "@/lib/services/ground/test-mode/booked-behaviour";
import { sealMessageWords } from "./conversation/sealed-conversation";
import { askedOf, paidOfPart } from "./parts/asked-part";
import { peopleOf, refuseWithoutAdult } from "./parts/people-in-booking";
import { idsReturnedBefore, isAllThatIsLeft, readPart } from "./parts/refunded-part";
import { seatsAfter } from "./parts/write-refunded-part";
import { countReturned, findRefundable } from "./refundable-booking";

/** How long the sandbox's back office thinks, on the routes where it decides by itself. */
const DECISION_MS = 5_000;

interface RequestRefund extends BookingAddress {
  actor: string;
  requestKey?: string | null;
  byRequest?: string | null;
  now: Date;
  /** Why, and what the back office should know; text may be empty. The interface asks for neither. */
  asked?: { reason: RefundReason; text: string };
  /** Of whom and of which directions it is asked, as `refundPassengers` takes them; of all that is left where absent. */
  part?: { passengers?: readonly string[] | undefined; directions?: readonly number[] | undefined };
}

/**
 * Asks the back office for a refund, of everything or of some passengers or directions. The tickets stay in force until it has decided.
 * @returns `refund_request_sent`, once; every later read shows `ticketed` until then
 * @throws AppError booking_not_found; refund_unavailable in any status but `ticketed`, and while a request is open; of a part those of askedPart
 */
export async function requestManualRefund(options: RequestRefund): Promise<{ status: BookingStatus }> {
  const { bookingId, actor, requestKey = null, byRequest = null, now, asked } = options;
  return retryTransition(async () => {
    const booking = await findBookingRow(options);
    const { action } = checkTransition("manual_refund", booking, { now });
    const part = await askedPart(options);
    const refundRequest = { open: { id: uuid(), requestedBy: actor, ...(asked && (await askedColumns(asked))), ...part?.columns } };
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
      ...part?.counted,
    });
    return result.outcome === "moved" ? { status: result.status } : null;
  });
}

/**
 * Which part of the booking is asked about, and what that was counted by; null for all that is left.
 * @throws AppError those of readPart; refund_unavailable for passengers of a journey that has begun, unless directions are priced apart;
 *   schedule_changed; passengers_need_adult
 */
async function askedPart({ part: asked, now, ...address }: RequestRefund) {
  if (!asked?.passengers && !asked?.directions) return null;
  const booking = await findRefundable(address);
  const part = readPart(booking, asked, { returnedBefore: await idsReturnedBefore(booking), now });
  if (isAllThatIsLeft(part, now)) return null;
  if (booking.openChangeId !== null) throw new AppError("schedule_changed");
  if (!part.given && now >= booking.firstDepartureAt) throw new AppError("refund_unavailable");
  refuseWithoutAdult(part, await peopleOf(booking), now);
  // Whether the booking tells its seats apart by direction.
  seatsAfter(part);
  return {
    columns: { part: askedOf(part), paidMinor: totalOfParts(addParts(paidOfPart(part))) },
    counted: {
      returned: booking.returnedPassengers,
      returnedDirections: countReturned(booking),
      totalMinor: Number(booking.totalMinor),
    },
  };
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
