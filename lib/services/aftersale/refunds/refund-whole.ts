import { db } from "@/lib/db";
import type { BookingAction, BookingStatus } from "@/lib/domain/booking/booking-status";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { addAmounts, totalOf } from "@/lib/domain/pricing/price-lines";
import type { RefundDetail, RefundKind } from "@/lib/domain/refund/refund-detail";
import type { WrittenChange } from "@/lib/services/booking/writer/write-change";
import { sealNote } from "@/lib/services/ground/personal-data/refund-note";
import { refundOf } from "@/lib/services/terms/payments/payment-of";
import { recordOf } from "@/lib/services/terms/selling/customer-back";
import type { TicketReturn } from "@/lib/suppliers/port/ordering";
import { type FoundRefundable, paidAtPresent } from "./refundable-booking";
import { returnTickets } from "./return-tickets";
import type { DecidedRefund, RefundDecision } from "./returned-tickets";

/** What is decided of a booking that is given back as a whole. */
export interface WholeRefund {
  /** What the table of operations allows, and the status that it leads to. */
  move: { action: BookingAction; status: BookingStatus };
  kind: TicketReturn["kind"];
  /** Why, for the record. */
  why: RefundKind;
  /** What goes back, with each passenger's share. */
  detail: RefundDetail;
  /** What the back office writes to the partner. */
  note?: string;
  /** Whether it is the answer to the open change of schedule. */
  refundsChange?: boolean;
}

/**
 * A later change of the schedule, or its end, does not bring back tickets that are given back. Where a change begins that was not known, more goes back: that
 * is decided anew.
 */
export function wholeRefund(booking: FoundRefundable, refund: WholeRefund): DecidedRefund {
  const { openChangeId } = booking;
  return {
    booking,
    refundMinor: totalOf(refund.detail.amounts),
    returnTickets: () => returnTickets({ booking, kind: refund.kind }),
    stands: async (now) => (openChangeId === null ? now.openChangeId === null : !(await isAnswered(openChangeId))),
    write: (now, id) => decisionOf(now, { ...refund, id, move: now === booking ? refund.move : sameMove(now.status, refund.move.status) }),
  };
}

/** Whether somebody has meanwhile said something else to the change of schedule by which the refund was decided. */
async function isAnswered(id: string): Promise<boolean> {
  return (await db().scheduleChange.count({ where: { id, state: { in: ["accepted", "chosen"] } } })) > 0;
}

function sameMove(from: BookingStatus, status: BookingStatus): WholeRefund["move"] {
  const isWhole = status === "refunded";
  if (from === "refund_request_sent") return { action: isWhole ? "settle_refund" : "settle_refund_partly", status };
  return { action: isWhole ? "refund" : "refund_partly", status };
}

async function decisionOf(booking: FoundRefundable, refund: WholeRefund & { id: string }): Promise<RefundDecision> {
  const { move, why, detail, refundsChange = false } = refund;
  const [open] = booking.refundRequests;
  const paidMinor = totalOf(addAmounts(paidAtPresent(booking)));
  const record = recordOf({ id: open?.id ?? refund.id, kind: why, paidMinor, detail }, booking);
  const change: WrittenChange = {
    ...moveBooking(booking, move.action, { refundsChange }),
    ledger: [await refundOf(booking, detail.amounts, record.id)],
    refund: record,
  };
  if (open) {
    const note = await sealNote(booking.id, refund.note ?? "");
    change.request = { close: { id: open.id, state: "settled", refundMinor: record.refundMinor, note } };
  }
  return { change, result: { status: move.status } };
}
