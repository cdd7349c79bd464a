import type { BookingAction, BookingStatus } from "@/lib/domain/booking-status";
import { AppError } from "@/lib/domain/errors";
import { type BookingOperation, type Condition, decide, type Outcome } from "@/lib/domain/operation-table";
import type { BookingRefund } from "@/lib/domain/refund/count-refund";
import { voidUntil } from "@/lib/domain/refund/void-window";
import { env } from "@/lib/env";
import { statusOf } from "./booking-record";

/** What of a booking decides about what may be done with it. */
interface DecidedBooking {
  status: string;
  expiresAt: Date;
  paidAt: Date | null;
  firstDepartureAt: Date;
}

interface Moment {
  now: Date;
  /** Needed where the answer depends on what would go back. */
  refund?: BookingRefund;
  /** Whether the deposit has turned out not to cover the price; the ledger says so only when it is asked for the money. */
  uncovered?: boolean;
}

type Allowed = Exclude<Outcome, { answer: "refused" }>;

/**
 * The answer of the table of operations for this booking at this moment.
 * @throws AppError the error with which the table refuses
 */
export function permit(operation: BookingOperation, booking: DecidedBooking, moment: Moment): Allowed {
  const outcome = decide(operation, statusOf(booking), (condition) => holds(condition, booking, moment));
  if (outcome.answer === "refused") throw new AppError(outcome.error);
  return outcome;
}

/** As `permit`, for operations that move the booking. */
export function permitMove(
  operation: BookingOperation,
  booking: DecidedBooking,
  moment: Moment,
): { action: BookingAction; status: BookingStatus } {
  const outcome = permit(operation, booking, moment);
  if (outcome.answer !== "moved") throw new Error(`${operation} does not move bookings`);
  return outcome;
}

function holds(condition: Condition, booking: DecidedBooking, { now, refund, uncovered = false }: Moment): boolean {
  switch (condition) {
    case "expired":
      return now >= booking.expiresAt;
    case "covered":
      return !uncovered;
    case "void_open":
      return isVoidable(booking, now);
    case "refundable":
      return needed(refund).refundMinor > 0;
    case "partly_used":
      return needed(refund).partlyUsed;
  }
}

function isVoidable(booking: DecidedBooking, now: Date): boolean {
  const until = voidUntil(booking, env().VOID_WINDOW_MINUTES);
  return until !== null && now < until;
}

function needed(refund: BookingRefund | undefined): BookingRefund {
  if (!refund) throw new Error("the answer depends on a refund that was not counted");
  return refund;
}

/** Somebody is always first: more rounds than this mean that something else is wrong. */
const ROUNDS = 4;

/**
 * Decides and moves; where the booking has moved in between (the attempt gives null), decides anew.
 * @throws AppError what the attempt throws; processing where the booking never stood still
 */
export async function untilMoved<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let round = 1; round <= ROUNDS; round++) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new AppError("processing");
}
