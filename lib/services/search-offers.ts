import type { Offer, SearchQuery } from "@/lib/contracts/offers";
import type { Locale } from "@/lib/domain/localized";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers";
import { NO_FILTERS, type SearchRequest } from "@/lib/suppliers/port";
import { suppliersOf } from "@/lib/suppliers/registry";
import type { PartnerContext } from "./partner-context";
import { presentOffer } from "./present-offer";
import { totalOf } from "./price-offer";
import { asked } from "./supplier-errors";
import { validateSearch } from "./validate-search";

/** Nobody reads more. */
const MAX_OFFERS = 300;

/**
 * Offers of all suppliers for a journey, cheapest first. Writes nothing.
 * @throws AppError validation for places, dates or parties that cannot be
 */
export async function searchOffers(options: { partner: PartnerContext; locale: Locale; query: SearchQuery; now: Date }): Promise<Offer[]> {
  const { partner, locale, query, now } = options;
  validateSearch(query, now);
  const request = toRequest(query, partner, now);
  const found = await Promise.all(suppliersOf(partner.mode).map((supplier) => asked(supplier.search(request))));
  const { cabin, party } = request;
  return cheapestFirst(
    found.flatMap(({ offers }) => offers),
    partner,
    party,
  ).map((offer) => presentOffer({ offer, partner, cabin, party, locale, now }));
}

function toRequest(query: SearchQuery, { currency }: PartnerContext, now: Date): SearchRequest {
  const { adults, children, infants, infants_with_seat } = query;
  return {
    directions: query.directions.map((direction) => ({
      origin: direction.departure_airport,
      destination: direction.arrival_airport,
      date: direction.date,
      departure: null,
      arrival: null,
    })),
    cabin: query.service_class,
    party: { adt: adults, chd: children, inf: infants, ins: infants_with_seat },
    currency,
    now,
    filters: NO_FILTERS,
  };
}

function cheapestFirst(offers: readonly SupplierOffer[], partner: PartnerContext, party: Party): SupplierOffer[] {
  return offers
    .map((offer) => ({ offer, total: totalOf(offer, partner, party) }))
    .sort((left, right) => left.total - right.total)
    .slice(0, MAX_OFFERS)
    .map(({ offer }) => offer);
}
