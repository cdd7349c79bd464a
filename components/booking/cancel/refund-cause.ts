import type { BookingAction } from "@/lib/domain/booking/booking-status";

const CAUSES = [
  "void",
  "refund",
  "refund_partly",
  "settle_refund",
  "settle_refund_partly",
  "fail_ticketing",
] as const satisfies readonly BookingAction[];

export type RefundCause = (typeof CAUSES)[number] | "airline_cancel";

/**
 * Why the money came back; null where the history does not tell.
 * @param reasons of the booking's events, the earliest first
 */
export function refundCause(reasons: readonly string[]): RefundCause | null {
  const cause = CAUSES.find((name) => name === reasons.at(-1)) ?? null;
  const isByRules = cause === "refund" || cause === "refund_partly";
  return isByRules && reasons.includes("airline_cancel") ? "airline_cancel" : cause;
}
