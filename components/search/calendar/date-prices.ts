import { useQueries } from "@tanstack/react-query";
import type { CalendarQuery } from "@/lib/contracts/calendar";
import { MAX_FLEXIBLE_DAYS } from "@/lib/contracts/limits";
import type { SoldCalendar, SoldDay } from "@/lib/contracts/sold-prices";
import { addDays, dayNumber } from "@/lib/domain/dates";
import type { SearchValues } from "../form/search-form-schema";
import { calendarOptions } from "../queries";
import { askedOf } from "./day-search";

/** Days from departure to return that a price is for while no return was chosen. */
const USUAL_STAY = 7;

/** In the middle of the days around them that the calendar tells, one behind the other. */
const RETURNS = [MAX_FLEXIBLE_DAYS, 3 * MAX_FLEXIBLE_DAYS + 1];

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

/** From the departure to the return of the prices of departures; null one way. */
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

/** What is asked for the days in sight: month by month for departures, so that the next month asks for itself alone. */
export function datePricesQueries({ search, isReturn, months, first, last }: PricedDates): CalendarQuery[] {
  if (!hasDatePrices(search)) return [];
  return isReturn ? returnQueries(search) : months.flatMap((month) => monthQuery(search, month, first, last));
}

function monthQuery(search: SearchValues, month: string, first: string, last: string): CalendarQuery[] {
  const from = month < first ? first : month;
  const next = addDays(month, 31).slice(0, "YYYY-MM-".length);
  const end = [addDays(`${next}01`, -1), last].toSorted()[0] ?? last;
  const stay = stayOf(search);
  const asked = askedOf({ ...search, ways: search.ways.map((way) => ({ ...way, date: from })), back: addDays(from, stay ?? 0) });
  return asked && from <= end ? [{ ...asked, date_from: from, days: dayNumber(end) - dayNumber(from) + 1, flexible_days: 0 }] : [];
}

/**
 * The calendar knows pairs of days around a round trip's alone: asked for trips of so many days, it tells all returns of about the first
 * month after the departure.
 */
function returnQueries(search: SearchValues): CalendarQuery[] {
  const out = search.ways[0]?.date ?? "";
  return RETURNS.flatMap((stay) => {
    const asked = askedOf({ ...search, back: addDays(out, stay) });
    return asked ? [{ ...asked, days: 1, flexible_days: MAX_FLEXIBLE_DAYS }] : [];
  });
}

/** The days that answers tell of, by the day that is picked: the return, or the departure. */
export function daysToPick(
  answers: readonly (SoldCalendar | undefined)[],
  { search, isReturn }: Pick<PricedDates, "search" | "isReturn">,
): Map<string, SoldDay> {
  const out = search.ways[0]?.date;
  const days = answers.flatMap((answer) => (isReturn ? answer?.matrix.filter(({ date }) => date === out) : answer?.days) ?? []);
  return new Map(days.map((day) => [(isReturn ? day.return_date : null) ?? day.date, day]));
}

/** The lowest prices of the days of a date field's calendar, as far as they have come: what fails leaves its days without. */
export function useDatePrices(dates: PricedDates): ReadonlyMap<string, SoldDay> {
  const answers = useQueries({ queries: datePricesQueries(dates).map(calendarOptions) });
  return daysToPick(
    answers.map(({ data }) => data),
    dates,
  );
}
