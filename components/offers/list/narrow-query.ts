import { type OfferFilters, serviceFilters, TIMES_OF_DAY } from "@/lib/client/offer-view";
import { MAX_OFFERS, type SearchQuery } from "@/lib/contracts/offers";

/**
 * The question to ask again for the filters that are set. An answer has every journey at its lowest fare: one with baggage, or one that can be
 * refunded, may be a dearer fare of the same flights, so these are always asked for. For the others, what passes may lie behind the cut of an
 * answer. The question lets through at least what the filters do; they still look at its answer.
 * @param found how many offers were answered without filters
 * @returns null where the first answer has it all, or no filter of the service says what these do
 */
export function narrowQuery(query: SearchQuery, filters: OfferFilters, found: number): SearchQuery | null {
  const told = serviceFilters(filters);
  const [first, ...others] = query.directions;
  const window = departureWindow(filters.times);
  const isNarrower = Object.keys(told).length > 0 || window !== null;
  const isOtherFare = filters.withBaggage || filters.refundable;
  if (!first || !isNarrower || (found < MAX_OFFERS && !isOtherFare)) return null;
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
