import { dayNumber } from "@/lib/domain/dates";
import { coversDay } from "@/lib/domain/schedule/expand";
import type { Covering, LegPattern } from "@/lib/domain/schedule/schedule";
import type { MessagePeriod } from "@/lib/formats/ssm/message";
import { Rejected } from "./rejected";

/** Every pattern repeats after two weeks. */
const CYCLE_DAYS = 14;

/** What a message changes is looked at from yesterday on: somewhere it may still be today. */
const DAYS_BACK = 1;

/** The flight dates that an action is about, as day numbers in the message's time mode. */
export interface NamedDates {
  days: number[];
  /** The first and the last day that matter. */
  first: number;
  last: number;
  /** What is said of the last two weeks goes on without end. */
  isOpen: boolean;
}

/**
 * @param patterns of all flights that the action touches: where the period has no end, the days go two cycles beyond the last that they name
 * @param today day number
 * @throws Rejected where all of the dates are past, or a period has none of its days
 */
export function datesOfPeriods(periods: readonly MessagePeriod[], patterns: readonly LegPattern[], today: number): NamedDates {
  const isOpen = periods.some(({ to }) => to === null);
  const first = today - DAYS_BACK;
  const end = Math.max(...periods.map(({ from, to }) => dayNumber(to ?? from)), first);
  const last = isOpen ? Math.max(end, ...patterns.flatMap(namedDays)) + 2 * CYCLE_DAYS : end;
  const days = new Set(periods.flatMap((period) => daysOf(period, first, last)));
  const dateless = periods.find((period) => !hasDate(period));
  if (dateless) throw new Rejected("period_dateless", dateless.from, dateless.to ?? "");
  if (days.size === 0) throw new Rejected("dates_past", periods.map(({ to }) => to ?? "").join(" "));
  return { days: [...days].sort((a, b) => a - b), first, last, isOpen };
}

/** The date of an ASM's flight, and the one that it gets by FLT. @throws Rejected where one is past */
export function datesOfFlight({ date, newDate }: { date: string | null; newDate: string | null }, today: number): NamedDates {
  const days = [date, newDate].flatMap((each) => (each === null ? [] : [dayNumber(each)]));
  const past = [date, newDate].find((each) => each !== null && dayNumber(each) < today - DAYS_BACK);
  if (past) throw new Rejected("dates_past", past);
  return { days: days.slice(0, 1), first: Math.min(...days), last: Math.max(...days), isOpen: false };
}

function namedDays({ periodFrom, periodTo, coveredBy }: LegPattern): number[] {
  const dates = [periodFrom, periodTo, ...coveredBy.flatMap(({ from, to }: Covering) => [from, to])];
  return dates.flatMap((date) => (date === null ? [] : [dayNumber(date)]));
}

function daysOf(period: MessagePeriod, first: number, last: number): number[] {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return days.filter((day) => coversDay(period, day));
}

/** Whether a period has one of its days of the week, in the past or later. */
function hasDate(period: MessagePeriod): boolean {
  const from = dayNumber(period.from);
  const last = period.to === null ? from + CYCLE_DAYS : Math.min(dayNumber(period.to), from + CYCLE_DAYS);
  return daysOf(period, from, last).length > 0;
}

/** Whether a day is so late that what holds there goes on. */
export function goesOn(day: number, { isOpen, last }: NamedDates): boolean {
  return isOpen && day > last - CYCLE_DAYS;
}
