import { type BookingAction, type BookingStatus, isTicketed } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { type PriceParts, totalOfParts } from "@/lib/domain/refund/parts";
import type { TicketReturn } from "@/lib/suppliers/port";
import { supplierByCode } from "@/lib/suppliers/registry";
import { type TransitionResult, transitionBooking } from "../booking/transition-booking";
import { refundOf } from "../money/post-ledger";
import { callSupplier } from "../search/call-supplier";
import type { RefundableBooking } from "./refundable-booking";

interface RefundBooking {
  booking: RefundableBooking;
  /** What the table of operations allows, and the status that it leads to. */
  move: { action: BookingAction; status: BookingStatus };
  kind: TicketReturn["kind"];
  back: PriceParts;
  actor: string;
  requestKey?: string | null | undefined;
  /** What the back office writes to the partner. */
  note?: string;
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
  const first = await write(request, from, move.action);
  if (first.outcome === "moved") return first.status;
  // The tickets are given back: a request to the back office that was opened or rejected in this moment cannot bring them back.
  if (first.outcome !== "wrong_state" || !isTicketed(from) || !isTicketed(first.status)) return null;
  const second = await write(request, first.status, sameMove(first.status, move.status));
  return second.outcome === "moved" ? second.status : null;
}

async function returnTickets({ booking, kind }: RefundBooking): Promise<void> {
  const supplier = supplierByCode(booking.supplier);
  if (!supplier) throw new Error(`no supplier ${booking.supplier}`);
  const passengerIds = booking.passengers.map(({ id }) => id);
  await callSupplier(() => supplier.returnTickets({ key: booking.id, snapshot: parseSnapshot(booking.snapshot), passengerIds, kind }));
}

function sameMove(from: BookingStatus, to: BookingStatus): BookingAction {
  if (from === "refund_request_sent") return to === "refunded" ? "settle_refund" : "settle_refund_partly";
  return to === "refunded" ? "refund" : "refund_partly";
}

function write(
  { booking, back, actor, requestKey, note = "", now }: RefundBooking,
  from: BookingStatus,
  action: BookingAction,
): Promise<TransitionResult> {
  const close = { state: "settled" as const, refundMinor: totalOfParts(back), decidedBy: actor, note };
  return transitionBooking({
    bookingId: booking.id,
    from,
    action,
    actor,
    requestKey: requestKey ?? null,
    openChange: booking.openChangeId,
    now,
    ledger: [refundOf(booking, back)],
    ...(from === "refund_request_sent" ? { refundRequest: { close } } : {}),
  });
}
