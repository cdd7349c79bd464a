import { type OfferFilters, TIMES_OF_DAY } from "@/lib/client/offer-view";
import { serviceFilters } from "@/lib/client/service-filters";
import { MAX_OFFERS, type SearchQuery } from "@/lib/contracts/offers";

/**
 * The question to ask again where an answer was cut and filters are set: what passes them may lie behind the cut. It lets through at least
 * what the filters do; they still look at its answer.
 * @param found how many offers were answered without filters
 * @returns null where the answer was whole, or no filter of the service says what these do
 */
export function narrowQuery(query: SearchQuery, filters: OfferFilters, found: number): SearchQuery | null {
  const told = serviceFilters(filters);
  const [first, ...others] = query.directions;
  const window = departureWindow(filters.times);
  const isNarrower = Object.keys(told).length > 0 || window !== null;
  if (found < MAX_OFFERS || !isNarrower || !first) return null;
  return { ...query, directions: [{ ...first, ...window }, ...others], ...told };
}

/** From the first of the chosen quarters of the day to the last; null where that is the whole day. */
function departureWindow(times: OfferFilters["times"]): { departure_from: string; departure_to: string } | null {
  const chosen = TIMES_OF_DAY.map((time, quarter) => (times.includes(time) ? quarter : -1)).filter((quarter) => quarter >= 0);
  const [first] = chosen;
  const last = chosen.at(-1);
  if (first === undefined || last === undefined || last - first === TIMES_OF_DAY.length - 1) return null;
  const hour = (quarter: number, minutes: string) => `${String(quarter).padStart(2, "0")}:${minutes}`;
  return { departure_from: hour(first * 6, "00"), departure_to: hour(last * 6 + 5, "59") };
}
