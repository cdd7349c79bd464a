import type { ScheduleChangeItem } from "@/lib/contracts/operator/operator-schedule";

/** Whether a change can be answered: only one that waits for an answer can. */
export function isAnswerable({ state }: ScheduleChangeItem): boolean {
  return state === "open";
}
