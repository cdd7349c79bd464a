import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import { type BookingStatus, isTicketed } from "@/lib/domain/booking/booking-status";
import type { Decision } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import type { FoundRefundable } from "./refundable-booking";

export type RefundDecision = Decision<{ status: BookingStatus }>;

/** A refund that is decided, of the whole booking or of a part. Its tickets go back to the supplier before it is written. */
export interface DecidedRefund {
  /** As the booking was when this was decided. */
  booking: FoundRefundable;
  /** What goes back to the deposit. */
  refundMinor: number;
  /** @throws AppError carrier_unconfirmed */
  returnTickets: () => Promise<void>;
  /** Whether it may be written to the booking as it is now, of which nothing else was refunded meanwhile. */
  stands: (now: FoundRefundable) => boolean | Promise<boolean>;
  /** @param refundId of its record, where it is not that of the request that it answers */
  write: (booking: FoundRefundable, refundId: string) => Promise<RefundDecision>;
}

/**
 * Refunds of one booking, round after round of `changeBooking`. Once tickets are given back to the supplier, a request to the back office that is opened
 * or rejected in this moment cannot bring them back: what was decided then is written, as long as it stands.
 */
export class ReturnedTickets {
  private readonly act: Pick<Act, "mayGiveBack">;
  private given: { refund: DecidedRefund; refundId: string } | null = null;

  constructor(act: Pick<Act, "mayGiveBack">) {
    this.act = act;
  }

  /** The booking as it was when its tickets were given back in a round before; null where none were. */
  get booking(): FoundRefundable | null {
    return this.given?.refund.booking ?? null;
  }

  /** What was decided in a round before, where it stands; else null. */
  async again(now: FoundRefundable): Promise<RefundDecision | null> {
    if (!this.given) return null;
    const { refund, refundId } = this.given;
    return isCountedTheSame(refund.booking, now) && (await refund.stands(now)) ? refund.write(now, refundId) : null;
  }

  /**
   * Gives the tickets back to the supplier; then the money goes to the deposit and the seats to sale.
   * @throws AppError carrier_unconfirmed; what `mayGiveBack` of the act throws, before anything is given back
   */
  async give(refund: DecidedRefund): Promise<RefundDecision> {
    await this.act.mayGiveBack?.(refund.refundMinor);
    await refund.returnTickets();
    // Drawn once for all rounds: whoever pays back outside is asked for one refund. Records stand in the order of their ids.
    const refundId = this.given?.refundId ?? uuid();
    this.given = { refund, refundId };
    return refund.write(refund.booking, refundId);
  }
}

/** Whether a ticketed booking still has its price, and nothing else of it was refunded. */
function isCountedTheSame(before: FoundRefundable, now: FoundRefundable): boolean {
  return isTicketed(before.status) && isTicketed(now.status) && isDeepStrictEqual(countedBy(before), countedBy(now));
}

function countedBy({ totalMinor, passengers }: FoundRefundable) {
  return { totalMinor, passengers: passengers.map(({ id, returnedDirections }) => ({ id, returnedDirections })) };
}
