import { pages } from "@/lib/client/calls/paths";
import { formatSearch } from "@/lib/client/travel/format-search";
import { type OfferView, writeView } from "@/lib/client/travel/offer-view";
import { addDays } from "@/lib/domain/dates";
import type { SearchValues } from "./form/search-form-schema";

/**
 * Addresses of the searches that may help where one finds nothing: a day earlier or later (the whole journey moves), and any cabin.
 * @param today `YYYY-MM-DD`; nothing departs before it
 * @param view order and filters of the offers, which stay
 * @returns null for what makes no sense
 */
export function otherSearches(search: SearchValues, today: string, view: OfferView) {
  const moved = (days: number) => ({
    ...search,
    ways: search.ways.map((way) => ({ ...way, date: addDays(way.date, days) })),
    back: search.back && addDays(search.back, days),
  });
  const address = (values: SearchValues) => pages.search(writeView(new URLSearchParams(formatSearch(values)), view).toString());
  return {
    earlier: (search.ways[0]?.date ?? "") > today ? address(moved(-1)) : null,
    later: address(moved(1)),
    anyCabin: search.cabin === "A" ? null : address({ ...search, cabin: "A" }),
  };
}
