import { useQueries } from "@tanstack/react-query";
import type { SoldCalendar, SoldCalendarQuery, SoldDay } from "@/lib/contracts/portal/sold-prices";
import { addDays, dayNumber } from "@/lib/domain/dates";
import type { SearchValues } from "../form/search-form-schema";
import { calendarOptions } from "../queries";
import { askedOf } from "./day-search";
import { type Days, daysWithin } from "./month-weeks";

/** Days from departure to return that a price is for while no return was chosen. */
const USUAL_STAY = 7;

/** What the calendar of a date field can say of its days. All dates `YYYY-MM-DD`. */
export interface PricedDates {
  /** Places, travellers and dates as they stand in the form. */
  search: SearchValues;
  /** Whether the return of the chosen departure is picked next. */
  isReturn: boolean;
  /** First days of the months in sight. */
  months: readonly string[];
  /** First and last day that can be picked. */
  first: string;
  last: string;
}

/** Days from departure to return that prices of departures are for; null for one way. */
export function stayOf({ trip, ways, back }: SearchValues): number | null {
  if (trip !== "round-trip") return null;
  const out = ways[0]?.date;
  return out && back ? dayNumber(back) - dayNumber(out) : USUAL_STAY;
}

/** Whether both ends are chosen, so that days have prices. A journey to several cities has none. */
export function hasDatePrices({ trip, ways }: SearchValues): boolean {
  const [way] = ways;
  return trip !== "several-cities" && Boolean(way?.from && way.to) && way?.from !== way?.to;
}

/** What is asked for the days in sight, month by month, so that the next month asks for itself alone. */
export function datePricesQueries({ search, isReturn, months, first, last }: PricedDates): SoldCalendarQuery[] {
  if (!hasDatePrices(search)) return [];
  const out = search.ways[0]?.date ?? "";
  return months.flatMap((month) => {
    const days = daysWithin(month, isReturn && out > first ? out : first, last);
    if (!days) return [];
    return isReturn ? returnsQuery(search, days) : departuresQuery(search, days);
  });
}

function departuresQuery(search: SearchValues, { from, count }: Days): SoldCalendarQuery[] {
  const ways = search.ways.map((way) => ({ ...way, date: from }));
  const asked = askedOf({ ...search, ways, back: addDays(from, stayOf(search) ?? 0) });
  return asked ? [{ ...asked, date_from: from, days: count, flexible_days: 0 }] : [];
}

function returnsQuery(search: SearchValues, { from, count }: Days): SoldCalendarQuery[] {
  const asked = askedOf({ ...search, back: from });
  return asked ? [{ ...asked, days: 1, return_days: count }] : [];
}

/** The days that answers tell of, by the day that is picked: the return, or the departure. */
export function daysToPick(answers: readonly (SoldCalendar | undefined)[], isReturn: boolean): Map<string, SoldDay> {
  const days = answers.flatMap((answer) => (isReturn ? answer?.matrix : answer?.days) ?? []);
  return new Map(days.map((day) => [(isReturn ? day.return_date : null) ?? day.date, day]));
}

/** The lowest prices of the days of a date field's calendar, as far as they have come: what fails leaves its days without. */
export function useDatePrices(dates: PricedDates): ReadonlyMap<string, SoldDay> {
  const answers = useQueries({ queries: datePricesQueries(dates).map(calendarOptions) });
  return daysToPick(
    answers.map(({ data }) => data),
    dates.isReturn,
  );
}
