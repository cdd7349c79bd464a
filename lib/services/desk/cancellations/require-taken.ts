import { AppError } from "@/lib/domain/errors";
import type { MessageOutcome } from "@/lib/services/schedule/messages/apply-messages";

/**
 * Goes on only where the schedule takes the message that cancels a departure.
 * @throws AppError departure_not_found where the schedule has no such departure; departure_cancellation_refused where it has left, or with the message's
 *   problem as data
 */
export function requireTaken(outcome: MessageOutcome | "unknown" | "departed"): void {
  if (outcome === "unknown") throw new AppError("departure_not_found");
  if (outcome === "departed") throw new AppError("departure_cancellation_refused", { data: { problem: outcome } });
  if (outcome.result.state === "applied") return;
  throw new AppError("departure_cancellation_refused", { data: { problem: outcome.problems[0]?.problem ?? outcome.result.state } });
}
