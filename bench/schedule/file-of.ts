/** Flight numbers that a new file changes. */
export interface ChangedNumbers {
  retimed: ReadonlySet<number>;
  cancelled: ReadonlySet<number>;
}

/** Which file a flight is from; null where both have it. Made worlds fly at multiples of five minutes, and changed flights at others. @param local `YYYY-MM-DDTHH:MM` */
export function fileOf({ retimed, cancelled }: ChangedNumbers, number: number, local: string): "old" | "new" | null {
  if (cancelled.has(number)) return "old";
  if (!retimed.has(number)) return null;
  return Number(local.slice(14, 16)) % 5 === 0 ? "old" : "new";
}
