import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { MAX_DIRECTIONS, MOST_BESIDE, MOST_RECENT } from "../limits";
import { airportCode, dateText } from "../shared";

const count = z.int().min(0).max(MAX_SEATED);
const beside = z.array(airportCode).max(MOST_BESIDE).optional();
const way = z.strictObject({ from: airportCode, to: airportCode, date: dateText, fromAlso: beside, toAlso: beside });

/** What the search form asked for. Of the people who travel it has the number alone. */
export const recentSearch = z.strictObject({
  trip: z.enum(["one-way", "round-trip", "several-cities"]),
  ways: z.array(way).min(1).max(MAX_DIRECTIONS),
  /** `YYYY-MM-DD` of the way back; empty but for a round trip. */
  back: z.union([dateText, z.literal("")]),
  cabin: z.enum(["E", "B", "A"]),
  party: z.strictObject({ adt: count, chd: count, inf: count, ins: count }),
  /** Of the prices; the agency's own where it is missing. */
  currency: z.enum(CURRENCIES).optional(),
});
export type RecentSearch = z.infer<typeof recentSearch>;

/** Answer of POST and DELETE /api/portal/recent-searches: newest first, without what has departed. */
export const recentSearches = z.strictObject({
  /** When it was so, ISO 8601 in UTC: of two lists in a browser the later one is true. */
  as_of: z.string(),
  searches: z.array(recentSearch),
});
export type RecentSearches = z.infer<typeof recentSearches>;

/** Body of POST /api/portal/recent-searches: what was searched for, newest first. */
export const recentSearchesRequest = z.object({ searches: z.array(recentSearch).min(1).max(MOST_RECENT) });
