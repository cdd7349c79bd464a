import type { LowestPriceView } from "@/lib/contracts/interface/calendar";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import { MINOR_PER_MAJOR, toMajor } from "@/lib/domain/money";
import { headCount, type Party } from "@/lib/domain/passengers/passengers";
import type { ConnectionWishes } from "@/lib/domain/schedule/connection-wishes";
import { airportsOf } from "@/lib/reference/airports";
import type { CurrencyTerms } from "@/lib/services/access/partners/partner-context";
import type { LowestPrice } from "@/lib/suppliers/port/own-schedule";
import type { SearchFilters, Travel } from "@/lib/suppliers/port/selling";

/** What every question for prices says of the people and of what journeys have to be like. */
export type TravelQuery = Omit<SearchQuery, "directions" | "sort" | "limit">;

/** Who asks, in which currency and when. */
export interface Buying extends Pick<Travel, "now"> {
  agency: string;
  terms: CurrencyTerms;
}

/** Who travels how, as suppliers are asked. */
export function travelOf(query: TravelQuery, { agency, terms: { currency }, now }: Buying): Travel {
  return { cabin: query.service_class, party: partyOf(query), currency, now, agency };
}

export function partyOf({ adults, children, infants, infants_with_seat }: TravelQuery): Party {
  return { adt: adults, chd: children, inf: infants, ins: infants_with_seat };
}

/** What journeys have to be like, as suppliers are asked: they know nothing of the service's fee, so it is taken off the price. */
export function filtersOf(query: TravelQuery, terms: Pick<CurrencyTerms, "serviceFeeMinor">): SearchFilters {
  const { max_stops, airlines, exclude_airlines, max_travel_time, baggage, refundable, changeable, max_price } = query;
  return {
    maxStops: max_stops ?? 2,
    carriers: airlines ?? null,
    withoutCarriers: exclude_airlines ?? [],
    connections: connectionsOf(query),
    maxMinutes: max_travel_time ?? null,
    withBaggage: baggage === "1",
    refundable: refundable === "1",
    changeable: changeable === "1",
    maxTotalMinor: max_price === undefined ? null : Math.round(max_price * MINOR_PER_MAJOR) - feeOf(query, terms),
  };
}

/** A city stands for all of its airports. */
function connectionsOf(query: TravelQuery): ConnectionWishes {
  const { connection_airports, exclude_connection_airports = [], min_connection_time, max_connection_time } = query;
  return {
    at: connection_airports?.flatMap(airportsOf) ?? null,
    notAt: exclude_connection_airports.flatMap(airportsOf),
    minMinutes: min_connection_time ?? 0,
    maxMinutes: max_connection_time ?? null,
  };
}

/** The service's fee for the whole party, minor units. */
function feeOf(query: TravelQuery, { serviceFeeMinor }: Pick<CurrencyTerms, "serviceFeeMinor">): number {
  return headCount(partyOf(query)) * serviceFeeMinor;
}

/** Who asks for lowest prices, and on which terms. */
export interface LowestAsked {
  query: TravelQuery;
  terms: CurrencyTerms;
}

/** How lowest prices are shown to who asks for them. */
export type PresentLowest<View> = (lowest: LowestPrice, asked: LowestAsked) => View;

/** A lowest price as the interface shows it. */
export function presentLowest(
  { totalMinor, stops, carriers, durationMinutes, isSeparate }: LowestPrice,
  { query, terms }: LowestAsked,
): LowestPriceView {
  return {
    price: { amount: toMajor(totalMinor + feeOf(query, terms)), currency: terms.currency },
    stops,
    airlines: carriers,
    route_duration: durationMinutes,
    is_vtrip: isSeparate,
  };
}
