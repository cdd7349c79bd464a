import type { SoldDay } from "@/lib/contracts/sold-prices";
import { addDays, dayNumber, weekday } from "@/lib/domain/dates";

/** A month's days in weeks from Monday to Sunday; null where the week has a day of another month, or one that is not known. */
export interface MonthWeeks {
  /** First of the known days, `YYYY-MM-DD`. */
  date: string;
  weeks: (SoldDay | null)[][];
}

/** The first day of a calendar that has a day in it: the beginning of its month, or today where that has passed. */
export function firstShown(date: string, today: string): string {
  const first = `${date.slice(0, 8)}01`;
  return first < today ? today : first;
}

/** Consecutive days, month by month. */
export function monthsOf(days: readonly SoldDay[]): MonthWeeks[] {
  const months = new Map<string, SoldDay[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months.values()].map((each) => ({ date: each[0]?.date ?? "", weeks: weeksOf(each) }));
}

function weeksOf(days: readonly SoldDay[]): (SoldDay | null)[][] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const [first, last] = [days[0]?.date ?? "", days.at(-1)?.date ?? ""];
  const monday = addDays(first, -weekday(dayNumber(first)));
  const count = Math.ceil((dayNumber(last) - dayNumber(monday) + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => byDate.get(addDays(monday, week * 7 + day)) ?? null),
  );
}
