import { db } from "@/lib/db";
import { type BookingAction, type BookingStatus, isTicketed } from "@/lib/domain/booking/booking-status";
import { type PriceParts, totalOfParts } from "@/lib/domain/refund/parts";
import type { RefundDetail, RefundKind } from "@/lib/domain/refund/refund-detail";
import { type TransitionResult, transitionBooking } from "@/lib/services/booking/life/transition-booking";
import { refundOf } from "@/lib/services/terms/ledger/post-ledger";
import type { TicketReturn } from "@/lib/suppliers/port";
import { countReturned, type RefundableBooking } from "./refundable-booking";
import { returnTickets } from "./return-tickets";

interface RefundBooking {
  booking: RefundableBooking;
  /** What the table of operations allows, and the status that it leads to. */
  move: { action: BookingAction; status: BookingStatus };
  kind: TicketReturn["kind"];
  /** Why, for the record. */
  why: RefundKind;
  back: PriceParts;
  /** The same with each passenger's share, for the record. */
  detail: RefundDetail;
  actor: string;
  requestKey?: string | null | undefined;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null | undefined;
  /** What the back office writes to the partner. */
  note?: string;
  /** Whether it is the answer to the open change of schedule. */
  refundsChange?: boolean;
  now: Date;
}

/**
 * Gives a booking's tickets back to the supplier, then, in one statement, its money to the deposit and its seats to sale.
 * @returns the new status, or null where the booking has moved meanwhile and nothing was written: then it is to be decided anew
 * @throws AppError carrier_unconfirmed; nothing was written then
 */
export async function refundBooking(request: RefundBooking): Promise<BookingStatus | null> {
  const { booking, move } = request;
  await returnTickets(request);
  const from = booking.status;
  const first = await write(request, from, move.action, { openChange: booking.openChangeId });
  if (first.outcome === "moved") return first.status;
  if (first.outcome !== "wrong_state" || !isTicketed(from) || !isTicketed(first.status) || (await isAnswered(booking))) return null;
  // The tickets are given back: a request to the back office that was opened or rejected in this moment cannot bring them back, nor can a
  // later change of the schedule, or its end. Where one begins, more goes back: that is decided anew.
  const second = await write(
    request,
    first.status,
    sameMove(first.status, move.status),
    booking.openChangeId === null ? { openChange: null } : {},
  );
  return second.outcome === "moved" ? second.status : null;
}

/** Whether somebody has meanwhile said something else to the change of schedule by which the refund was decided. */
async function isAnswered({ openChangeId }: RefundableBooking): Promise<boolean> {
  if (openChangeId === null) return false;
  return (await db().scheduleChange.count({ where: { id: openChangeId, state: { in: ["accepted", "chosen"] } } })) > 0;
}

function sameMove(from: BookingStatus, to: BookingStatus): BookingAction {
  if (from === "refund_request_sent") return to === "refunded" ? "settle_refund" : "settle_refund_partly";
  return to === "refunded" ? "refund" : "refund_partly";
}

function write(
  { booking, why, back, detail, actor, requestKey, byRequest, note = "", refundsChange = false, now }: RefundBooking,
  from: BookingStatus,
  action: BookingAction,
  decidedBy: Pick<Parameters<typeof transitionBooking>[0], "openChange">,
): Promise<TransitionResult> {
  const close = { state: "settled" as const, refundMinor: totalOfParts(back), decidedBy: actor, note };
  return transitionBooking({
    bookingId: booking.id,
    from,
    action,
    actor,
    requestKey: requestKey ?? null,
    byRequest: byRequest ?? null,
    ...decidedBy,
    refundsChange,
    now,
    ledger: [refundOf(booking, back)],
    returned: booking.returnedPassengers,
    returnedDirections: countReturned(booking),
    refund: { kind: why, refundMinor: totalOfParts(back), detail, totalMinor: Number(booking.totalMinor) },
    ...(from === "refund_request_sent" ? { refundRequest: { close } } : {}),
  });
}
