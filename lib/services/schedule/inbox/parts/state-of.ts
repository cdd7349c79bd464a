import type { ScheduleInboxItem } from "@/lib/contracts/operator/schedule-inbox";
import { type BadLine, isFault } from "@/lib/formats/imports/bad-line";

/** States of a file or mail of which something was refused, until somebody settles that. */
export const UNSETTLED_STATES = ["partly", "refused"] as const;

/** States of a message of which nothing was applied, and which should have been. */
export const REFUSED_STATES = ["rejected", "unreadable"] as const;

/**
 * `ignored` where nothing in it was new: no message, or only such as were applied before, or ask or answer. `partly` where something of it was
 * applied, and something refused or not understood; `refused` where nothing was.
 * @param states of its messages
 * @param problems outside of them
 */
export function stateOf(states: readonly string[], problems: readonly BadLine[]): Exclude<ScheduleInboxItem["state"], "waiting"> {
  const isRefused = (state: string) => REFUSED_STATES.some((each) => each === state);
  const isWrong = states.some(isRefused) || problems.some(isFault);
  const isApplied = states.includes("applied");
  if (isWrong) return isApplied ? "partly" : "refused";
  return isApplied ? "applied" : "ignored";
}
