import { z } from "zod";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import { recentSearch } from "@/lib/contracts/portal/recent-searches";
import { toSearchQuery } from "@/lib/contracts/to-search-query";
import { addDays } from "@/lib/domain/dates";

/** A search as a watch keeps it. */
export const askedSearch = z.object({ search: recentSearch, is_direct: z.boolean(), has_baggage: z.boolean() });
export type AskedSearch = z.infer<typeof askedSearch>;

/** Of how many of the cheapest offers the best price for the customer is taken: rules may turn their order. */
const LOOKED_AT = 5;
/** Flights of a direction may leave so many days after its first. */
const DAYS_ON_THE_WAY = 3;
const DAY_MS = 86_400_000;

/** The question that is asked again and again. */
export function queryOf({ search, is_direct, has_baggage }: AskedSearch): SearchQuery {
  return { ...toSearchQuery(search), ...(is_direct && { max_stops: 0 }), ...(has_baggage && { baggage: "1" }), limit: LOOKED_AT };
}

/** Ends and day of each direction, as they were asked for. */
export function journeyOfSearch(asked: AskedSearch): { from: string; to: string; date: string }[] {
  return queryOf(asked).directions.map(({ departure_airport: from, arrival_airport: to, date }) => ({ from, to, date }));
}

/** Local days on which its flights may leave: on those of its directions, and onward flights on the days after. */
export function daysOfSearch(asked: AskedSearch): string[] {
  const days = journeyOfSearch(asked).flatMap(({ date }) => Array.from({ length: DAYS_ON_THE_WAY + 1 }, (_, more) => addDays(date, more)));
  return [...new Set(days)];
}

/** When its first day is over everywhere. */
export function endOfSearch(asked: AskedSearch): Date {
  return new Date(Date.parse(asked.search.ways[0]?.date ?? "") + 1.5 * DAY_MS);
}
