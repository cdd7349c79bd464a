import { fareFamilyTexts, inclusionsOf } from "@/lib/api/representation/fare-family-texts";
import type { Offer } from "@/lib/contracts/offers";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { sum, toMajor } from "@/lib/domain/money";
import type { CabinChoice, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, AGE_THRESHOLDS, type Party } from "@/lib/domain/passengers/passengers";
import { roundUp } from "@/lib/domain/pricing/exchange";
import { env } from "@/lib/env";
import type { PartnerContext } from "@/lib/services/access/partner-context";
import { presentBookingDirections } from "@/lib/services/search/present-directions";
import { passengerPrices } from "@/lib/services/search/price-offer";
import { quoteOffer } from "./quote-offer";

interface ToPresent {
  offer: SupplierOffer;
  partner: PartnerContext;
  cabin: CabinChoice;
  party: Party;
  locale: Locale;
  now: Date;
  /** Where the offer answers for an id that the caller already has; else a new id is sealed. */
  offerId?: string;
}

/** An offer as interface.md describes it, as an object: what the bytes of an answer are held against. */
export function presentOffer({ offer, partner, cabin, party, locale, now, offerId }: ToPresent): Offer {
  const segments = offer.directions.flatMap((direction) => direction.segments);
  return {
    id: offerId ?? quoteOffer({ offer, partner, cabin, party, now }),
    type: "avia",
    is_charter: offer.flightType === "charter",
    is_vtrip: offer.flightType === "vtrip",
    flight_type: offer.flightType,
    ...amounts(offer, partner, party),
    transfers: offer.directions.some((direction) => direction.segments.length > 1),
    baggage: segments.every((segment) => segment.baggage !== null),
    refund: segments.every((segment) => segment.refundable),
    is_fare_family: offer.hasFareFamily,
    fare_family_type: offer.brand,
    fare_family_services: fareFamilyTexts(inclusionsOf(segments), offer.services, locale),
    ticketing_time_limit: toUtcText(ticketingLimit(now, env().HOLD_MINUTES, segments[0]?.departure.utc ?? 0)),
    age_thresholds: AGE_THRESHOLDS,
    documents: documentsOf(offer, party),
    directions: directionsOf(offer, locale),
    information_for_clients: [...offer.notices],
  };
}

function amounts(offer: SupplierOffer, partner: PartnerContext, party: Party) {
  const prices = passengerPrices(offer, partner, party);
  const total = sum(prices.map((price) => price.totalMinor));
  const fares = sum(prices.map((price) => price.fareMinor));
  const { currency } = offer;
  const recommended = roundUp(total + Math.ceil((total * partner.recommendedMarkupBp) / 10_000), currency);
  return {
    price: { amount: toMajor(total), currency },
    recommended_price: { amount: toMajor(recommended), currency },
    taxes_and_fees: { amount: toMajor(total - fares), currency },
    passengers: prices.map((price) => ({ age: price.age, price: toMajor(price.totalMinor) })),
  };
}

/** Only the age groups that travel. */
function documentsOf({ documents }: SupplierOffer, party: Party): Offer["documents"] {
  const travelling = AGE_GROUPS.filter((age) => party[age] > 0);
  return Object.fromEntries(travelling.map((age) => [age, documents[age] ?? []]));
}

function directionsOf(offer: SupplierOffer, locale: Locale): Offer["directions"] {
  return presentBookingDirections(offer, locale).map((direction, index) => ({
    ...direction,
    segments: direction.segments.map((segment, at) => ({ ...segment, seats: offer.directions[index]?.segments[at]?.seatsLeft ?? 0 })),
  }));
}
