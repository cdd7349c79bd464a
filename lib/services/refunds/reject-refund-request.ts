import { retryTransition, transitionBooking } from "../booking/transition-booking";
import { findOpenRequest } from "./open-refund-request";

interface Reject {
  requestId: string;
  actor: string;
  /** To the partner: why. */
  note: string;
  now: Date;
}

/**
 * Gives nothing back: the booking is `ticketed` again, and may be asked about once more.
 * @throws AppError refund_request_not_found; refund_request_decided
 */
export async function rejectRefundRequest({ requestId, actor, note, now }: Reject): Promise<void> {
  await retryTransition(async () => {
    const { id: bookingId } = await findOpenRequest(requestId);
    const close = { state: "rejected" as const, refundMinor: null, decidedBy: actor, note };
    const transition = { bookingId, from: "refund_request_sent", action: "reject_refund", actor, now, refundRequest: { close } } as const;
    return (await transitionBooking(transition)).outcome === "moved" ? true : null;
  });
}
