import { fareFeatures, includedTexts, inclusionsOf } from "@/lib/api/representation/fare-family-texts";
import type { Offer, OfferPart } from "@/lib/contracts/interface/offers";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { sum, toMajor } from "@/lib/domain/money";
import type { CabinChoice, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, AGE_THRESHOLDS, type Party } from "@/lib/domain/passengers/passengers";
import { roundUp } from "@/lib/domain/pricing/exchange";
import { env } from "@/lib/env";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { type FareBasisOf, presentBookingDirections } from "@/lib/services/ground/presenters/present-directions";
import { passengerPrices } from "@/lib/services/offers/offer/price-offer";
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
  include?: readonly OfferPart[];
}

/** An offer as interface.md describes it, as an object: what the bytes of an answer are held against. */
export function presentOffer({ offer, partner, cabin, party, locale, now, offerId, include = [] }: ToPresent): Offer {
  const segments = offer.directions.flatMap((direction) => direction.segments);
  const features = offer.directions.map((direction) => fareFeatures(inclusionsOf(direction.segments), offer.services, locale));
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
    fare_family_services: features.map(includedTexts),
    fare_family_features: features,
    ticketing_time_limit: toUtcText(ticketingLimit(now, env().HOLD_MINUTES, segments[0]?.departure.utc ?? 0)),
    age_thresholds: AGE_THRESHOLDS,
    documents: documentsOf(offer, party),
    directions: directionsOf(offer, locale, include.includes("flight_details")),
    information_for_clients: [...offer.notices],
    expires_at: expiryOf(now, segments[0]?.departure.utc ?? 0),
    ...(include.includes("price_parts") && { price_parts: partsOf(offer, partner, party) }),
  };
}

/** Twelve hours after it was offered, two hours before the first departure at the latest. */
function expiryOf(now: Date, departureUtc: number): string {
  const end = Math.min(Math.floor(now.getTime() / 1000) * 1000 + 12 * 3_600_000, (departureUtc - 120) * 60_000);
  return new Date(end).toISOString().replace(".000", "");
}

function partsOf(offer: SupplierOffer, partner: PartnerContext, party: Party): Offer["price_parts"] {
  const prices = passengerPrices(offer, partner, party);
  return AGE_GROUPS.flatMap((age) => {
    const alike = prices.filter((price) => price.age === age);
    const taxes = alike[0]?.taxes.map(({ code, amountMinor }) => ({ code, amount: toMajor(amountMinor) })) ?? [];
    return alike.slice(0, 1).map(({ fareMinor, serviceFeeMinor, totalMinor }) => ({
      age,
      count: alike.length,
      base: toMajor(fareMinor),
      taxes,
      service_fee: toMajor(serviceFeeMinor),
      total: toMajor(totalMinor),
    }));
  });
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

function directionsOf(offer: SupplierOffer, locale: Locale, detailed: boolean): Offer["directions"] {
  const fareBasis: FareBasisOf = (direction, position) => {
    const { bookingClass = "", brand = "" } = offer.directions[direction]?.segments[position] ?? {};
    return `${bookingClass}${brand}`;
  };
  return presentBookingDirections(offer, locale, detailed ? fareBasis : undefined).map((direction, index) => ({
    ...direction,
    segments: direction.segments.map((segment, at) => ({ ...segment, seats: offer.directions[index]?.segments[at]?.seatsLeft ?? 0 })),
  }));
}
