import type { Visit } from "./visits";

/** How long a passport must remain valid. */
export interface PassportRule {
  /** Full months beyond the day. */
  months: number;
  from: "arrival" | "departure";
}

/** What carriers and border guards ask for most often: of countries whose own rule is not on file. */
export const USUAL_PASSPORT_RULE: PassportRule = { months: 6, from: "arrival" };

/** Day until which a passport must be valid at least for a visit, `YYYY-MM-DD`. A stay without a known end counts from arrival. */
export function passportValidUntil({ arrival, departure }: Pick<Visit, "arrival" | "departure">, { months, from }: PassportRule): string {
  return addMonths(from === "departure" && departure && departure > arrival ? departure : arrival, months);
}

/** The same day of a later month, or that month's last day. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
