import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { UnansweredDefault } from "@/lib/domain/schedule-change/limits";
import type { RuleOf } from "./change-rules";
import { directionsOf } from "./changed-directions";
import { leavesEarlier } from "./followed-booking";

/** Columns of an open change. */
interface Unanswered {
  canAccept: boolean;
  /** `HY271` …, each by its airline. */
  flights: readonly string[];
  directions: unknown;
  current: unknown;
}

/**
 * What holds of an open change where nobody answers by its deadline: what the rules of all its airlines say, as far as the flights can be flown. A flight that
 * leaves earlier than was agreed, by more than the rule's limit, is missed by who does not know of it; and who has asked for a refund does not agree
 * by silence.
 */
export function unansweredOf(change: Unanswered, status: BookingStatus, ruleOf: RuleOf): UnansweredDefault {
  const isAsked = status === "refund_request_sent";
  const isMissed = leavesEarlier(change.current) ?? isMovedEarlier(change.directions, ruleOf);
  const mayAccept = change.canAccept && !isAsked && !isMissed;
  return mayAccept && change.flights.every((flight) => ruleOf(flight.slice(0, 2)).unanswered === "accept") ? "accept" : "refund";
}

/** By what its passengers know, where what they agreed to was not looked at. */
function isMovedEarlier(directions: unknown, ruleOf: RuleOf): boolean {
  return directionsOf(directions).some(({ old, new: flown }) =>
    old.some(({ carrier, departure }, at) => {
      const now = flown?.[at]?.departure.utc ?? departure.utc;
      return departure.utc - now > ruleOf(carrier).earlierLimitMinutes;
    }),
  );
}
