import { pages } from "@/lib/client/calls/paths";
import { formatSearch } from "@/lib/client/travel/format-search";
import { NO_FILTERS, type OfferFilters, type OfferView, serviceFilters, writeView } from "@/lib/client/travel/offer-view";
import type { CalendarQuery } from "@/lib/contracts/interface/calendar";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { toSearchQuery } from "@/lib/contracts/to-search-query";
import { addDays } from "@/lib/domain/dates";
import type { SearchValues } from "../form/search-form-schema";
import type { Days } from "./month-weeks";

/** Days to either side of the searched one that the strip shows. */
const STRIP_SIDE = 3;

/**
 * What the calendar is asked for a search, without its range of days; null for a journey to several cities, which has no calendar. Its prices
 * heed the filters of the offers, so that a day keeps what it promises.
 */
export function askedOf(
  search: SearchValues,
  filters: OfferFilters = NO_FILTERS,
): Omit<CalendarQuery, "date_from" | "days" | "flexible_days"> | null {
  const [way] = search.ways;
  if (!way || search.trip === "several-cities") return null;
  const {
    directions: [outbound],
    ...travel
  } = toSearchQuery(search);
  if (!outbound) return null;
  return {
    ...outbound,
    ...(search.trip === "round-trip" ? { return_date: search.back } : {}),
    ...travel,
    ...serviceFilters(filters),
  };
}

/** The days around the searched one, none before today (`YYYY-MM-DD`). */
export function stripQuery(search: SearchValues, today: string, filters: OfferFilters = NO_FILTERS): CalendarQuery | null {
  const asked = askedOf(search, filters);
  if (!asked) return null;
  const earliest = addDays(asked.date, -STRIP_SIDE);
  return { ...asked, date_from: earliest < today ? today : earliest, days: 2 * STRIP_SIDE + 1, flexible_days: 0 };
}

/** What is asked for months, each on its own as one answer has no two long ones, and with the first for the days around those of a round trip. */
export function monthsQueries(search: SearchValues, months: readonly Days[], filters: OfferFilters = NO_FILTERS): CalendarQuery[] {
  const asked = askedOf(search, filters);
  if (!asked) return [];
  return months.map(({ from, count }, index) => ({ ...asked, date_from: from, days: count, ...(index > 0 && { flexible_days: 0 }) }));
}

/** Address of the same search on other days, looked at in the same order and through the same filters. */
export function searchOn(search: SearchValues, { date, return_date }: Pick<SoldDay, "date" | "return_date">, view: OfferView): string {
  const moved = formatSearch(movedTo(search, { date, return_date }));
  return pages.search(writeView(new URLSearchParams(moved), view).toString());
}

/** The same search on other days. */
export function movedTo(search: SearchValues, { date, return_date }: Pick<SoldDay, "date" | "return_date">): SearchValues {
  return { ...search, ways: search.ways.map((way) => ({ ...way, date })), back: return_date ?? "" };
}

/** Whether these are the days searched for. */
export function isSearched(search: SearchValues, { date, return_date }: Pick<SoldDay, "date" | "return_date">): boolean {
  return search.ways[0]?.date === date && search.back === (return_date ?? "");
}
