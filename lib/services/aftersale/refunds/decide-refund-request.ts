import type { z } from "zod";
import type { RefundRequestDetail, refundDecision } from "@/lib/contracts/operator/operator";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { addParts, type PriceParts } from "@/lib/domain/refund/parts";
import { detailOfDecided, detailOfWhole } from "@/lib/domain/refund/refund-detail";
import { type Settlement, settlementProblems } from "@/lib/domain/refund/settlement";
import { retryTransition, transitionBooking } from "@/lib/services/booking/life/transition-booking";
import { paidOfPart } from "./parts/asked-part";
import { claimKeys, peopleOf } from "./parts/people-in-booking";
import { isAllThatIsLeft, type RefundedPart } from "./parts/refunded-part";
import { returnTicketsOf } from "./parts/return-tickets-of";
import { seatsAfter, writeRefundedPart } from "./parts/write-refunded-part";
import { readRefundRequest } from "./read-refund-requests";
import { refundBooking } from "./refund-booking";
import { findOpenRequest } from "./refund-request-record";
import { paidAtPresent, type RefundableBooking, refundAt } from "./refundable-booking";

interface Decide {
  requestId: string;
  decision: z.output<typeof refundDecision>;
  /** `operator:<user id>` */
  actor: string;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  locale: Locale;
  now: Date;
}

/**
 * Settles or rejects a refund request.
 * @returns the request as it is now
 * @throws AppError those of settleRefundRequest
 */
export async function decideRefundRequest({
  requestId,
  decision,
  actor,
  byRequest = null,
  locale,
  now,
}: Decide): Promise<RefundRequestDetail> {
  const { note } = decision;
  if (decision.decision === "reject") await rejectRefundRequest({ requestId, actor, byRequest, note, now });
  else {
    const { fare, taxes, fee } = decision;
    const settlement = { fareMinor: fromMajor(fare), taxesMinor: fromMajor(taxes), feeMinor: fromMajor(fee) };
    await settleRefundRequest({ requestId, ...settlement, actor, byRequest, note, now });
  }
  return readRefundRequest({ requestId, locale, now });
}

interface Decision {
  requestId: string;
  actor: string;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  /** To the partner. */
  note: string;
  /** Hex, of the Idempotency-Key of a request in test mode. */
  requestKey?: string | null;
  now: Date;
}

/**
 * Gives back what the back office has decided. Of a part of the booking exactly that part: the booking is `ticketed`, and the others fly. Else, and where
 * nothing would be left to fly, it is `partiallyrefunded` where some of the flights are flown, else `refunded`.
 * @throws AppError refund_request_not_found; refund_request_decided; validation, with the part of which more is given than was paid, or not in whole soums; schedule_changed
 *   of a part, while a change waits for an answer; carrier_unconfirmed, and then it may be settled again
 */
export async function settleRefundRequest(decision: Decision & Settlement): Promise<void> {
  await retryTransition(async () => {
    const { booking, part } = await findOpenRequest(decision.requestId);
    const fields = settlementProblems(decision, addParts(part ? paidOfPart(part) : paidAtPresent(booking)), booking.currency);
    if (fields) throw new AppError("validation", { fields });
    return part && !isAllThatIsLeft(part, decision.now) ? settlePart(part, decision) : settleWhole(booking, decision);
  });
}

/** @returns null where the booking has moved meanwhile, and nothing was written */
function settleWhole(booking: RefundableBooking, { actor, byRequest = null, note, requestKey, now, ...settlement }: Decision & Settlement) {
  const { partlyUsed, usedMinor } = refundAt(booking, now);
  const move = partlyUsed
    ? ({ action: "settle_refund_partly", status: "partiallyrefunded" } as const)
    : ({ action: "settle_refund", status: "refunded" } as const);
  const back = decidedParts(settlement);
  const detail = detailOfWhole(back, usedMinor);
  return refundBooking({ booking, move, kind: "refund", why: "manual", back, detail, actor, byRequest, note, requestKey, now });
}

/** @returns as settleWhole */
async function settlePart(part: RefundedPart, decision: Decision & Settlement): Promise<BookingStatus | null> {
  const { booking, given } = part;
  const { actor, byRequest = null, requestKey = null, note, now } = decision;
  if (booking.openChangeId !== null) throw new AppError("schedule_changed");
  const back = decidedParts(decision);
  const detail = detailOfDecided(back, decidedFor(part, now), booking.currency);
  const seats = seatsAfter(part);
  const keys = claimKeys(await peopleOf(booking));
  await returnTicketsOf(part);
  const action = given ? "refund_directions" : "refund_passengers";
  const record = { kind: "manual", back, detail } as const;
  const write = {
    part,
    seats,
    record,
    answer: { requestId: decision.requestId, note },
    action,
    keys,
    actor,
    requestKey,
    byRequest,
    now,
  } as const;
  return (await writeRefundedPart(write)).outcome === "moved" ? "ticketed" : null;
}

function decidedFor(part: RefundedPart, now: Date): Parameters<typeof detailOfDecided>[1] {
  const rules = refundAt(part.leaving, now, part.given);
  const paid = paidOfPart(part);
  return part.leaving.passengers.flatMap(({ id }, index) => {
    const parts = paid[index];
    return parts ? [{ passengerId: id, paid: parts, usedMinor: rules.passengers[index]?.usedMinor ?? 0 }] : [];
  });
}

function decidedParts({ fareMinor, taxesMinor, feeMinor }: Settlement): PriceParts {
  return { fareMinor, taxesMinor, feeMinor, bagsMinor: 0 };
}

/**
 * Gives nothing back: the booking is `ticketed` again, and may be asked about once more.
 * @throws AppError refund_request_not_found; refund_request_decided
 */
export async function rejectRefundRequest({ requestId, actor, byRequest = null, note, requestKey = null, now }: Decision): Promise<void> {
  await retryTransition(async () => {
    const { booking } = await findOpenRequest(requestId);
    const close = { state: "rejected" as const, refundMinor: null, decidedBy: actor, note };
    const transition = {
      bookingId: booking.id,
      from: "refund_request_sent",
      action: "reject_refund",
      actor,
      byRequest,
      requestKey,
      now,
      refundRequest: { close },
    } as const;
    return (await transitionBooking(transition)).outcome === "moved" ? true : null;
  });
}
