import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { addParts, partsOf } from "@/lib/domain/refund/parts";
import { type Settlement, settlementProblems } from "@/lib/domain/refund/settlement";
import { retryTransition } from "../booking/transition-booking";
import { findOpenRequest } from "./open-refund-request";
import { refundBooking } from "./refund-booking";
import { refundAt } from "./refundable-booking";

interface Settle extends Settlement {
  requestId: string;
  actor: string;
  /** To the partner. */
  note: string;
  now: Date;
}

/**
 * Gives back what the back office has decided: `partiallyrefunded` where some of the flights are flown, else `refunded`.
 * @throws AppError refund_request_not_found; refund_request_decided; validation, with the part of which more is given than was paid;
 *   carrier_unconfirmed, and then it may be settled again
 */
export async function settleRefundRequest({ requestId, actor, note, now, ...settlement }: Settle): Promise<void> {
  await retryTransition(async () => {
    const booking = await findOpenRequest(requestId);
    const fields = settlementProblems(settlement, addParts(parseSnapshot(booking.snapshot).prices.map(partsOf)));
    if (fields) throw new AppError("validation", { fields });
    const move = refundAt(booking, now).partlyUsed
      ? ({ action: "settle_refund_partly", status: "partiallyrefunded" } as const)
      : ({ action: "settle_refund", status: "refunded" } as const);
    return refundBooking({ booking, move, kind: "refund", back: { ...settlement, bagsMinor: 0 }, actor, note, now });
  });
}
