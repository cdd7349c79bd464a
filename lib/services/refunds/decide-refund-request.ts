import type { z } from "zod";
import type { RefundRequestDetail, refundDecision } from "@/lib/contracts/operator";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { addParts } from "@/lib/domain/refund/parts";
import { detailOfWhole } from "@/lib/domain/refund/refund-detail";
import { type Settlement, settlementProblems } from "@/lib/domain/refund/settlement";
import { retryTransition, transitionBooking } from "../booking/transition-booking";
import { readRefundRequest } from "./read-refund-requests";
import { refundBooking } from "./refund-booking";
import { findOpenRequest } from "./refund-request-record";
import { paidAtPresent, refundAt } from "./refundable-booking";

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
 * Gives back what the back office has decided: `partiallyrefunded` where some of the flights are flown, else `refunded`.
 * @throws AppError refund_request_not_found; refund_request_decided; validation, with the part of which more is given than was paid;
 *   carrier_unconfirmed, and then it may be settled again
 */
export async function settleRefundRequest({
  requestId,
  actor,
  byRequest = null,
  note,
  requestKey,
  now,
  ...settlement
}: Decision & Settlement): Promise<void> {
  await retryTransition(async () => {
    const booking = await findOpenRequest(requestId);
    const fields = settlementProblems(settlement, addParts(paidAtPresent(booking)));
    if (fields) throw new AppError("validation", { fields });
    const move = refundAt(booking, now).partlyUsed
      ? ({ action: "settle_refund_partly", status: "partiallyrefunded" } as const)
      : ({ action: "settle_refund", status: "refunded" } as const);
    const back = { ...settlement, bagsMinor: 0 };
    return refundBooking({
      booking,
      move,
      kind: "refund",
      why: "manual",
      back,
      detail: detailOfWhole(back),
      actor,
      byRequest,
      note,
      requestKey,
      now,
    });
  });
}

/**
 * Gives nothing back: the booking is `ticketed` again, and may be asked about once more.
 * @throws AppError refund_request_not_found; refund_request_decided
 */
export async function rejectRefundRequest({ requestId, actor, byRequest = null, note, requestKey = null, now }: Decision): Promise<void> {
  await retryTransition(async () => {
    const { id: bookingId } = await findOpenRequest(requestId);
    const close = { state: "rejected" as const, refundMinor: null, decidedBy: actor, note };
    const transition = {
      bookingId,
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
