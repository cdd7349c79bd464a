import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { UnansweredDefault } from "@/lib/domain/schedule-change/limits";
import type { RuleOf } from "./change-rules";

interface Unanswered {
  canAccept: boolean;
  /** `HY271` …, the first by its airline. */
  flights: readonly string[];
}

/**
 * What holds of an open change where nobody answers by its deadline: what the airline's rule says, as far as the flights can be flown. Who
 * has asked for a refund does not agree by silence.
 */
export function unansweredOf({ canAccept, flights }: Unanswered, status: BookingStatus, ruleOf: RuleOf): UnansweredDefault {
  const isAsked = status === "refund_request_sent";
  return canAccept && !isAsked && ruleOf(flights[0]?.slice(0, 2) ?? "").unanswered === "accept" ? "accept" : "refund";
}
