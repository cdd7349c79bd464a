import type { BookingAction, BookingStatus } from "@/lib/domain/booking/booking-status";
import { type BookingOperation, type Condition, decide, type Outcome } from "@/lib/domain/booking/operation-table";
import { AppError, type ErrorName } from "@/lib/domain/errors";
import type { BookingRefund } from "@/lib/domain/refund/count-refund";
import { voidUntil } from "@/lib/domain/refund/void-window";
import { env } from "@/lib/env";

/** What of a booking decides about what may be done with it. */
interface DecidedBooking {
  status: BookingStatus;
  expiresAt: Date;
  paidAt: Date | null;
  firstDepartureAt: Date;
  /** The change of schedule that waits for an answer. */
  openChangeId: string | null;
}

/** Each is needed where the answer depends on it. */
interface Moment {
  now?: Date;
  /** What would go back. */
  refund?: BookingRefund;
  /** Whether deposit and credit do not cover the price, as far as that is known: the ledger decides when it is asked for the money. */
  uncovered?: boolean;
  /** Whether the supplier holds the seats longer. */
  extendable?: boolean;
}

type Allowed = Exclude<Outcome, { answer: "refused" }>;

function answerTo(operation: BookingOperation, booking: DecidedBooking, moment: Moment): Outcome {
  return decide(operation, booking.status, (condition) => holds(condition, booking, moment));
}

/** Whether the table of operations does not refuse. */
export function isAllowed(operation: BookingOperation, booking: DecidedBooking, moment: Moment): boolean {
  return answerTo(operation, booking, moment).answer !== "refused";
}

/** The error with which the table of operations refuses; null where it does not. */
export function refusalOf(operation: BookingOperation, booking: DecidedBooking, moment: Moment): ErrorName | null {
  const outcome = answerTo(operation, booking, moment);
  return outcome.answer === "refused" ? outcome.error : null;
}

/**
 * The answer of the table of operations for this booking at this moment.
 * @throws AppError the error with which the table refuses
 */
export function checkOperation(operation: BookingOperation, booking: DecidedBooking, moment: Moment = {}): Allowed {
  const outcome = answerTo(operation, booking, moment);
  if (outcome.answer === "refused") throw new AppError(outcome.error);
  return outcome;
}

/** As `checkOperation`, for operations that move the booking. */
export function checkTransition(
  operation: BookingOperation,
  booking: DecidedBooking,
  moment: Moment,
): { action: BookingAction; status: BookingStatus } {
  const outcome = checkOperation(operation, booking, moment);
  if (outcome.answer !== "moved") throw new Error(`${operation} does not move bookings`);
  return outcome;
}

function holds(condition: Condition, booking: DecidedBooking, { now, refund, uncovered = false, extendable }: Moment): boolean {
  switch (condition) {
    case "expired":
      return known(now) >= booking.expiresAt;
    case "covered":
      return !uncovered;
    case "changed":
      return booking.openChangeId !== null;
    case "void_open":
      return isVoidable(booking, known(now));
    case "refundable":
      return known(refund).refundMinor > 0;
    case "partly_used":
      return known(refund).partlyUsed;
    case "departed":
      return known(now) >= booking.firstDepartureAt;
    case "extendable":
      return known(extendable);
  }
}

function isVoidable(booking: DecidedBooking, now: Date): boolean {
  const until = voidUntil(booking, env().VOID_WINDOW_MINUTES);
  return until !== null && now < until;
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("the answer depends on something that was not given");
  return value;
}
