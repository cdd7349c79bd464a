import type { z } from "zod";
import type { RefundRequestDecided, refundDecision } from "@/lib/contracts/operator/operator";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { type Amounts, addAmounts } from "@/lib/domain/pricing/price-lines";
import { detailOfDecided, detailOfWhole } from "@/lib/domain/refund/refund-detail";
import { type Settlement, settlementProblems } from "@/lib/domain/refund/settlement";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { sealNote } from "@/lib/services/ground/personal-data/refund-note";
import { giveBack } from "../refund-limit/give-back";
import { paidOfPart } from "./parts/asked-part";
import { type PartRefund, partRefund, seatsAfter } from "./parts/part-refunds";
import { claimKeys, peopleOf } from "./parts/people-in-booking";
import { isAllThatIsLeft, type RefundedPart } from "./parts/refunded-part";
import { readRefundRequest } from "./read-refund-requests";
import { type AskedBooking, findOpenRequest } from "./refund-request-record";
import { type WholeRefund, wholeRefund } from "./refund-whole";
import { type FoundRefundable, findRefundable, paidAtPresent, type RefundableBooking, refundAt } from "./refundable-booking";
import { ReturnedTickets } from "./returned-tickets";

interface Decide extends Act {
  refundRequestId: string;
  decision: z.output<typeof refundDecision>;
  locale: Locale;
}

/**
 * Settles or rejects a refund request. What is more than one person of the house may give back waits for a second one, and the request stays open.
 * @returns the request as it is now, and whether this decision waits
 * @throws AppError those of settleRefundRequest; refund_waits
 */
export async function decideRefundRequest({ refundRequestId, decision, locale, ...act }: Decide): Promise<RefundRequestDecided> {
  const isDone = await decide({ refundRequestId, decision, ...act });
  const request = await readRefundRequest({ requestId: refundRequestId, locale, actor: act.actor, now: act.now });
  return { ...request, waits: !isDone };
}

/** @returns whether it was done; else it waits for a second person */
async function decide({ refundRequestId, decision, ...act }: Omit<Decide, "locale">): Promise<boolean> {
  const { note } = decision;
  if (decision.decision === "reject") {
    await rejectRefundRequest({ ...act, refundRequestId, note });
    return true;
  }
  const { fare, taxes, fee } = decision;
  const settlement = { fareMinor: fromMajor(fare), taxesMinor: fromMajor(taxes), feeMinor: fromMajor(fee) };
  const { id: bookingId } = await findOpenRequest(refundRequestId);
  const asked = { kind: "settle", requestId: refundRequestId, ...settlement } as const;
  return giveBack({ bookingId, act: asked, words: note, by: act, now: act.now }, (hooks) =>
    settleRefundRequest({ ...act, ...hooks, refundRequestId, ...settlement, note }),
  );
}

interface Decided extends Act {
  refundRequestId: string;
  /** To the partner. */
  note: string;
}

/**
 * Gives back what the back office has decided. Of a part of the booking exactly that part: the booking is `ticketed`, and the others fly. Else, and where
 * nothing would be left to fly, it is `partiallyrefunded` where some of the flights are flown, else `refunded`.
 * @throws AppError refund_request_not_found; refund_request_decided; validation, with the part of which more is given than was paid, or not in whole soums; schedule_changed
 *   of a part, while a change waits for an answer; carrier_unconfirmed, and then it may be settled again
 */
export async function settleRefundRequest(decided: Decided & Settlement): Promise<void> {
  const { refundRequestId, now } = decided;
  const refunds = new ReturnedTickets(decided);
  const read = (): Promise<FoundRefundable | AskedBooking> => {
    // Once tickets are given back, the request may close meanwhile: the refund stands.
    const { booking } = refunds;
    return booking ? findRefundable({ partnerId: booking.partnerId, bookingId: booking.id }) : findOpenRequest(refundRequestId);
  };
  await changeBooking<FoundRefundable | AskedBooking, { status: BookingStatus }>(decided, read, async (booking) => {
    const again = await refunds.again(booking);
    if (again) return again;
    const { part } = "part" in booking ? booking : await findOpenRequest(refundRequestId);
    const fields = settlementProblems(decided, addAmounts(part ? paidOfPart(part) : paidAtPresent(booking)), booking.currency);
    if (fields) throw new AppError("validation", { fields });
    return part && !isAllThatIsLeft(part, now)
      ? refunds.give(partRefund(await settledPart(part, decided), now))
      : refunds.give(wholeRefund(booking, settledWhole(booking, decided)));
  });
}

function settledWhole(booking: RefundableBooking, { note, now, ...settlement }: Decided & Settlement): WholeRefund {
  const { partlyUsed, usedMinor } = refundAt(booking, now);
  const move = partlyUsed
    ? ({ action: "settle_refund_partly", status: "partiallyrefunded" } as const)
    : ({ action: "settle_refund", status: "refunded" } as const);
  return { move, kind: "refund", why: "manual", detail: detailOfWhole(decidedAmounts(settlement), usedMinor), note };
}

async function settledPart(part: RefundedPart, decided: Decided & Settlement): Promise<PartRefund> {
  const { booking, given } = part;
  const { refundRequestId, note, now } = decided;
  if (booking.openChangeId !== null) throw new AppError("schedule_changed");
  const detail = detailOfDecided(decidedAmounts(decided), decidedFor(part, now), booking.currency);
  const record = { kind: "manual", detail } as const;
  const keys = claimKeys(await peopleOf(booking));
  const action = given ? "refund_directions" : "refund_passengers";
  return { part, seats: seatsAfter(part), record, answer: { requestId: refundRequestId, note }, action, keys };
}

function decidedFor(part: RefundedPart, now: Date): Parameters<typeof detailOfDecided>[1] {
  const rules = refundAt(part.leaving, now, part.given);
  const paid = paidOfPart(part);
  return part.leaving.passengers.flatMap(({ id }, index) => {
    const parts = paid[index];
    return parts ? [{ passengerId: id, paid: parts, usedMinor: rules.passengers[index]?.usedMinor ?? 0 }] : [];
  });
}

function decidedAmounts({ fareMinor, taxesMinor, feeMinor }: Settlement): Amounts {
  return { fare: fareMinor, tax: taxesMinor, fee: feeMinor, bag: 0 };
}

/**
 * Gives nothing back: the booking is `ticketed` again, and may be asked about once more.
 * @throws AppError refund_request_not_found; refund_request_decided
 */
export function rejectRefundRequest({ refundRequestId, note, ...act }: Decided): Promise<void> {
  return changeBooking(
    act,
    () => findOpenRequest(refundRequestId),
    async (booking) => {
      const close = { id: refundRequestId, state: "rejected", refundMinor: null, note: await sealNote(booking.id, note) } as const;
      return { change: { ...moveBooking(booking, "reject_refund"), request: { close } }, result: undefined };
    },
  );
}
