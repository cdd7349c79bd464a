import { pages } from "@/lib/client/paths";
import { addDays } from "@/lib/domain/dates";
import { formatSearch } from "./search-address";
import type { SearchValues } from "./search-form-schema";

/**
 * Addresses of the searches that may help where one finds nothing: a day earlier or later (the whole journey moves), and any cabin.
 * @param today `YYYY-MM-DD`; nothing departs before it
 * @returns null for what makes no sense
 */
export function otherSearches(search: SearchValues, today: string) {
  const moved = (days: number) => ({
    ...search,
    ways: search.ways.map((way) => ({ ...way, date: addDays(way.date, days) })),
    back: search.back && addDays(search.back, days),
  });
  const address = (values: SearchValues) => pages.search(formatSearch(values));
  return {
    earlier: (search.ways[0]?.date ?? "") > today ? address(moved(-1)) : null,
    later: address(moved(1)),
    anyCabin: search.cabin === "A" ? null : address({ ...search, cabin: "A" }),
  };
}
