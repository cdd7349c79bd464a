import type { SearchQuery } from "@/lib/contracts/interface/offers";
import { MAX_OFFERS } from "@/lib/contracts/limits";
import type { SupplierOffer } from "@/lib/domain/offer";
import { placeOf } from "@/lib/reference/airports";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { termsIn } from "@/lib/services/access/partners/terms-in";
import type { ClockWindow, SearchDirection, SearchRequest, SearchResult } from "@/lib/suppliers/port/selling";
import type { Audience } from "../offer/offer-id";
import { type PricedOffer, priceOffer } from "../offer/price-offer";
import { allCurrent, type Current, callSuppliers } from "../suppliers/call-supplier";
import { searchesOf } from "./places-beside";
import { type OfferOrder, sortOffers } from "./sort-offers";
import { type Buying, filtersOf, travelOf } from "./travel-query";
import { validateSearch } from "./validate-search";

interface Options {
  partner: PartnerContext;
  query: SearchQuery;
  now: Date;
}

/** Offers with what they cost, and to whom they are made. */
interface OffersFound extends Current {
  offers: PricedOffer[];
  audience: Audience;
}

/**
 * Offers of all suppliers for a journey, cheapest first or in the order asked for. Writes nothing.
 * @throws AppError validation for places, dates or parties that cannot be; currency_not_held
 */
export async function searchOffers({ partner, query, now }: Options): Promise<OffersFound> {
  await validateSearch(query, partner.mode, now);
  const terms = termsIn(partner, query.currency);
  const buying = { agency: partner.id, terms, now };
  const { cabin, party } = travelOf(query, buying);
  const price = (offer: SupplierOffer) => priceOffer(offer, terms, party);
  const requests = searchesOf(query.directions).map((ends) => requestOf(between(query, ends), buying));
  const found = await Promise.all(requests.map((request) => callSuppliers(partner.mode, ({ selling }) => selling.search(request))));
  const { sort: order = "price", limit = MAX_OFFERS } = query;
  // Of every pair of places as many as there are, and no more than its share: those of a dear airport would not be seen beside a cheap one.
  const shares = sharesOf(limit, found.map(countOf));
  const offers = found.flatMap((each, index) => firstOffers(each, order, shares[index] ?? limit, price));
  return {
    offers: found.length === 1 ? offers : sortOffers(offers, order).slice(0, limit),
    audience: { partner, cabin, party, now },
    isCurrent: allCurrent(found.flat()),
  };
}

/** How many offers there are. Those that can be counted before they are made are not made for it. */
function countOf(found: readonly SearchResult[]): number {
  return found.reduce((total, each) => total + (each.toMake ?? each.offers).length, 0);
}

/** Divides room among counts: evenly, and what one leaves is for the others. @returns a share for each, in their order */
function sharesOf(room: number, counts: readonly number[]): number[] {
  const shares = counts.map(() => 0);
  const fewestFirst = counts.map((count, index) => ({ count, index })).toSorted((one, other) => one.count - other.count);
  let left = room;
  for (const [at, { count, index }] of fewestFirst.entries()) {
    const share = Math.min(count, Math.ceil(left / (counts.length - at)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

/** The same question between other places. @param ends of its directions, in their order */
function between(query: SearchQuery, ends: ReturnType<typeof searchesOf>[number]): SearchQuery {
  return { ...query, directions: query.directions.map((direction, index) => ({ ...direction, ...ends[index] })) };
}

/**
 * The first offers of all suppliers in an order (sortOffers). In the order of prices, where every supplier knows them beforehand, only
 * those that are shown are made: the service's fee is the same for all and changes no order, and markups are in the suppliers' prices.
 */
function firstOffers(
  found: readonly SearchResult[],
  order: OfferOrder,
  limit: number,
  price: (offer: SupplierOffer) => PricedOffer,
): PricedOffer[] {
  const toMake = found.map((each) => each.toMake);
  if (order !== "price" || !toMake.every((each) => each !== undefined)) {
    const priced = found.flatMap(({ offers }) => offers.map(price));
    return sortOffers(priced, order).slice(0, limit);
  }
  const cheapest = toMake.flat().sort((left, right) => left.totalMinor - right.totalMinor);
  return cheapest.slice(0, limit).map((each) => price(each.make()));
}

/** A search as suppliers are asked. */
export function requestOf(query: SearchQuery, buying: Buying): SearchRequest {
  return { ...travelOf(query, buying), directions: query.directions.map(toDirection), filters: filtersOf(query, buying.terms) };
}

function toDirection(direction: SearchQuery["directions"][number]): SearchDirection {
  return {
    origin: placeOf(direction.departure_airport, direction.departure_type),
    destination: placeOf(direction.arrival_airport, direction.arrival_type),
    date: direction.date,
    departure: windowOf(direction.departure_from, direction.departure_to),
    arrival: windowOf(direction.arrival_from, direction.arrival_to),
  };
}

/** An end that is missing is that of the day. */
function windowOf(from: string | undefined, to: string | undefined): ClockWindow | null {
  if (from === undefined && to === undefined) return null;
  return { from: minutesOf(from ?? "00:00"), to: minutesOf(to ?? "23:59") };
}

function minutesOf(clock: string): number {
  return 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3));
}
