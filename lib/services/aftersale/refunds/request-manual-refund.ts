import { v7 as uuid } from "uuid";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { AppError } from "@/lib/domain/errors";
import { addAmounts, totalOf } from "@/lib/domain/pricing/price-lines";
import type { RefundReason } from "@/lib/domain/refund/request";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { sandboxRefundJob } from "@/lib/services/ground/outbox/job-names";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import { bookedBehaviour } from "@/lib/services/ground/test-mode/booked-behaviour";
import { askedOf, paidOfPart } from "./parts/asked-part";
import { seatsAfter } from "./parts/part-refunds";
import { peopleOf, refuseWithoutAdult } from "./parts/people-in-booking";
import { idsReturnedBefore, isAllThatIsLeft, type RefundedPart, readPart } from "./parts/refunded-part";
import { type FoundRefundable, findRefundable, paidAtPresent } from "./refundable-booking";

/** How long the sandbox's back office thinks, on the routes where it decides by itself. */
const DECISION_MS = 5_000;

interface RequestRefund extends BookingAddress, Act {
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
export function requestManualRefund(request: RequestRefund): Promise<{ status: BookingStatus }> {
  const { asked, now } = request;
  return changeBooking(
    request,
    () => findRefundable(request),
    async (booking) => {
      const { action, status } = checkTransition("manual_refund", booking, { now });
      const part = await askedPart(booking, request);
      const id = uuid();
      const open = { id, ...(part && { part: askedOf(part) }), ...(asked && (await askedColumns(asked))) };
      const paidMinor = totalOf(addAmounts(part ? paidOfPart(part) : paidAtPresent(booking)));
      const refund = { id, kind: "manual", paidMinor, refundMinor: null, customerMinor: null, detail: null } as const;
      const jobs = decidesByItself(booking) ? [sandboxRefundJob(booking.id, new Date(now.getTime() + DECISION_MS))] : [];
      return { change: { ...moveBooking(booking, action), request: { open }, refund, jobs }, result: { status } };
    },
  );
}

/**
 * Which part of the booking is asked about; null for all that is left.
 * @throws AppError those of readPart; refund_unavailable for passengers of a journey that has begun, unless directions are priced apart;
 *   schedule_changed; passengers_need_adult
 */
async function askedPart(booking: FoundRefundable, { part: asked, now }: RequestRefund): Promise<RefundedPart | null> {
  if (!asked?.passengers && !asked?.directions) return null;
  const part = readPart(booking, asked, { returnedBefore: await idsReturnedBefore(booking), now });
  if (isAllThatIsLeft(part, now)) return null;
  if (booking.openChangeId !== null) throw new AppError("schedule_changed");
  if (!part.given && now >= booking.firstDepartureAt) throw new AppError("refund_unavailable");
  refuseWithoutAdult(part, await peopleOf(booking), now);
  // Whether the booking tells its seats apart by direction.
  seatsAfter(part);
  return part;
}

/** What is said with it is the first message. */
async function askedColumns({ reason, text }: NonNullable<RequestRefund["asked"]>) {
  if (text === "") return { reason };
  const id = uuid();
  return { reason, message: { id, words: await seal("refund_message.words", id, text) } };
}

function decidesByItself(booking: Parameters<typeof bookedBehaviour>[0]): boolean {
  return ["refund_rejected", "refund_partial"].includes(bookedBehaviour(booking));
}
