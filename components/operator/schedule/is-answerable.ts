import type { ScheduleChangeItem } from "@/lib/contracts/operator/operator-schedule";

/** Only what waits for an answer can be answered. */
export function isAnswerable({ state }: ScheduleChangeItem): boolean {
  return state === "open";
}
