interface Dates {
  /** `YYYY-MM-DD` or empty. */
  out: string;
  back: string;
}

/**
 * What a press on a calendar day means: the departure, then the return; once both are there, or the day lies before the departure, it starts again.
 * @returns the new dates, and whether nothing is left to pick
 */
export function pickDate(dates: Dates, day: string, isRoundTrip: boolean): Dates & { isDone: boolean } {
  if (!isRoundTrip) return { out: day, back: "", isDone: true };
  const isReturn = dates.out !== "" && dates.back === "" && day >= dates.out;
  return isReturn ? { out: dates.out, back: day, isDone: true } : { out: day, back: "", isDone: false };
}
