import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { type BookingAction, type BookingStatus, isTicketed } from "@/lib/domain/booking/booking-status";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { addAmounts, totalOf } from "@/lib/domain/pricing/price-lines";
import type { RefundDetail, RefundKind } from "@/lib/domain/refund/refund-detail";
import type { Decision } from "@/lib/services/booking/writer/change-booking";
import type { WrittenChange } from "@/lib/services/booking/writer/write-change";
import { sealNote } from "@/lib/services/ground/personal-data/refund-note";
import { refundOf } from "@/lib/services/terms/payments/payment-of";
import { recordOf } from "@/lib/services/terms/selling/customer-back";
import type { TicketReturn } from "@/lib/suppliers/port/ordering";
import { type FoundRefundable, paidAtPresent } from "./refundable-booking";
import { returnTickets } from "./return-tickets";

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
 * Refunds of one whole booking, round after round of `changeBooking`. Once the tickets are given back to the supplier, a request to the back office that
 * is opened or rejected in this moment cannot bring them back, nor can a later change of the schedule, or its end: what was decided then stands. Where one
 * begins, more goes back: that is decided anew.
 */
export class WholeRefunds {
  private given: { booking: FoundRefundable; refund: WholeRefund } | null = null;

  /** Whether tickets were given back in a round before. */
  get hasGiven(): boolean {
    return this.given !== null;
  }

  /** What was decided in a round before, where it stands; else null. */
  async again(booking: FoundRefundable): Promise<Decision<{ status: BookingStatus }> | null> {
    if (!this.given || !(await stands(this.given.booking, booking))) return null;
    const { refund } = this.given;
    return decisionOf(booking, { ...refund, move: { ...refund.move, action: sameMove(booking.status, refund.move.status) } });
  }

  /** Gives the tickets back to the supplier; then the money goes to the deposit and the seats to sale. @throws AppError carrier_unconfirmed */
  async give(booking: FoundRefundable, refund: WholeRefund): Promise<Decision<{ status: BookingStatus }>> {
    await returnTickets({ booking, kind: refund.kind });
    this.given = { booking, refund };
    return decisionOf(booking, refund);
  }
}

async function stands(before: FoundRefundable, now: FoundRefundable): Promise<boolean> {
  if (!isTicketed(before.status) || !isTicketed(now.status) || !isDeepStrictEqual(countedBy(before), countedBy(now))) return false;
  return before.openChangeId === null ? now.openChangeId === null : !(await isAnswered(before.openChangeId));
}

/** What a refund is counted by: the price, and what was refunded before. */
function countedBy({ totalMinor, passengers }: FoundRefundable) {
  return { totalMinor, passengers: passengers.map(({ id, returnedDirections }) => ({ id, returnedDirections })) };
}

/** Whether somebody has meanwhile said something else to the change of schedule by which the refund was decided. */
async function isAnswered(id: string): Promise<boolean> {
  return (await db().scheduleChange.count({ where: { id, state: { in: ["accepted", "chosen"] } } })) > 0;
}

function sameMove(from: BookingStatus, to: BookingStatus): BookingAction {
  if (from === "refund_request_sent") return to === "refunded" ? "settle_refund" : "settle_refund_partly";
  return to === "refunded" ? "refund" : "refund_partly";
}

async function decisionOf(booking: FoundRefundable, refund: WholeRefund): Promise<Decision<{ status: BookingStatus }>> {
  const { move, why, detail, refundsChange = false } = refund;
  const [open] = booking.refundRequests;
  const paidMinor = totalOf(addAmounts(paidAtPresent(booking)));
  const record = recordOf({ id: open?.id ?? uuid(), kind: why, paidMinor, detail }, booking);
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
