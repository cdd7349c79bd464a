import { addDays, dayNumber, weekday } from "../dates";
import { tashkentText } from "../tashkent";

/** Reports that can be saved under a name and mailed. */
export const REPORT_KINDS = ["sales", "refunds", "tickets", "commissions", "debts", "rebooked", "load"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** How often one is mailed: on the day after the day, the week from Monday, or the month that it is about. */
export const RHYTHMS = ["day", "week", "month"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Days of Tashkent, `YYYY-MM-DD`, both included. */
interface Days {
  from: string;
  to: string;
}

/**
 * The last period that is over and whose report is due: at so many minutes after midnight of the day after it.
 * @param after nothing is due for which that moment was not later: what was saved a moment ago tells of no period before
 * @returns null where that is none
 */
export function periodDue({ rhythm, atMinutes, after, now }: { rhythm: Rhythm; atMinutes: number; after: Date; now: Date }): Days | null {
  const clock = tashkentText(new Date(now.getTime() - atMinutes * 60_000));
  const sent = beginningOf(rhythm, clock.slice(0, 10));
  if (`${sent}T00:00` <= tashkentText(new Date(after.getTime() - atMinutes * 60_000)).slice(0, 16)) return null;
  const to = addDays(sent, -1);
  return { from: beginningOf(rhythm, to), to };
}

function beginningOf(rhythm: Rhythm, day: string): string {
  switch (rhythm) {
    case "day":
      return day;
    case "week":
      return addDays(day, 0 - weekday(dayNumber(day)));
    case "month":
      return `${day.slice(0, 7)}-01`;
  }
}
