import { clockText } from "@/lib/client/offers/clock-text";
import { type OfferFilters, serviceFilters, type TimeWindow } from "@/lib/client/travel/offer-view";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import { MAX_OFFERS } from "@/lib/contracts/limits";

/**
 * The question to ask again for the filters that are set: what passes them may lie behind the cut of an answer. It lets through at least what the
 * filters do; they still look at its answer.
 * @param found how many offers are known that meet what is asked of fares
 * @param hasOwnPrices the filter of the price is of what customers pay, which the service does not know
 * @returns null where the answer has it all, or no filter of the service says what these do
 */
export function narrowQuery(query: SearchQuery, filters: OfferFilters, found: number, hasOwnPrices = false): SearchQuery | null {
  if (found < MAX_OFFERS) return null;
  const { max_stops, ...ofFares } = serviceFilters(filters);
  const limits = { ...(max_stops === undefined ? {} : { max_stops }), ...limitsOf(hasOwnPrices ? { ...filters, price: null } : filters) };
  if (Object.keys(limits).length === 0 && filters.times.length === 0) return null;
  const directions = query.directions.map((direction, index) => ({ ...direction, ...clocksOf(filters.times, index) }));
  return { ...query, directions, ...ofFares, ...limits };
}

type Limits = Pick<SearchQuery, "connection_airports" | "min_connection_time" | "max_connection_time" | "max_travel_time" | "max_price">;

function limitsOf({ via, connection, maxDuration, price }: OfferFilters): Limits {
  return {
    ...(via.length > 0 ? { connection_airports: [...via] } : {}),
    ...(connection ? { min_connection_time: Math.max(1, connection.from), max_connection_time: Math.max(1, connection.to) } : {}),
    ...(maxDuration === null ? {} : { max_travel_time: Math.max(1, maxDuration) }),
    ...(price ? { max_price: Math.max(1, price.to) } : {}),
  };
}

type Clocks = Pick<SearchQuery["directions"][number], "departure_from" | "departure_to" | "arrival_from" | "arrival_to">;

function clocksOf(times: readonly TimeWindow[], direction: number): Clocks {
  const windows = times.filter((window) => window.direction === direction);
  const [departure, arrival] = (["departure", "arrival"] as const).map((end) => windows.find((window) => window.end === end));
  return {
    ...(departure ? { departure_from: clock(departure.from), departure_to: clock(departure.to) } : {}),
    ...(arrival ? { arrival_from: clock(arrival.from), arrival_to: clock(arrival.to) } : {}),
  };
}

const LAST_MINUTE = 24 * 60 - 1;

/** `HH:MM`; the end of the day is its last minute. */
function clock(minutes: number): string {
  return clockText(Math.min(minutes, LAST_MINUTE));
}
