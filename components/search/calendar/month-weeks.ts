import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { addDays, dayNumber, weekday } from "@/lib/domain/dates";

/** A month's days in weeks from Monday to Sunday; null where the week has a day of another month, or one that is not known. */
export interface MonthWeeks {
  /** First of the known days, `YYYY-MM-DD`. */
  date: string;
  weeks: (SoldDay | null)[][];
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The first day of a calendar that has a day in it: the beginning of its month, or today where that has passed. */
export function firstShown(date: string, today: string): string {
  const first = firstOfMonth(date);
  return first < today ? today : first;
}

/** Days that follow each other. */
export interface Days {
  /** `YYYY-MM-DD` */
  from: string;
  count: number;
}

/** The days of a month from the first to the last that can be picked; null where there are none. @param month its first day */
export function daysWithin(month: string, first: string, last: string): Days | null {
  const from = month < first ? first : month;
  const end = [addDays(nextMonth(month), -1), last].toSorted()[0] ?? last;
  return from <= end ? { from, count: dayNumber(end) - dayNumber(from) + 1 } : null;
}

/** Days left in a month below which two more months are shown. */
const FEW_DAYS = 7;

/** What stands in the calendar from a day on: the rest of its month, and one or two whole ones as far as they begin by the last day for sale. */
export function monthsShown(from: string, last: string): Days[] {
  const month = firstOfMonth(from);
  const months = [month, nextMonth(month), nextMonth(nextMonth(month))].filter((each) => each <= last);
  const days = months.flatMap((each) => daysWithin(each, from, nextMonth(each)) ?? []);
  return days.slice(0, (days[0]?.count ?? 0) < FEW_DAYS ? 3 : 2);
}

/** The first day of the month after that of a day. */
export function nextMonth(day: string): string {
  return firstOfMonth(addDays(firstOfMonth(day), 31));
}

/** Where the calendar before a month begins: two months before it, or today where that is near enough. @param month its first day */
export function shownBefore(month: string, today: string): string {
  const afterToday = nextMonth(monthsShown(today, month).at(-1)?.from ?? today);
  return afterToday >= month ? today : firstOfMonth(addDays(firstOfMonth(addDays(month, -1)), -1));
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
