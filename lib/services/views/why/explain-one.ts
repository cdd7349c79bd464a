import type { OffersStory } from "@/lib/contracts/operator/why";
import { departureId, flightNameOf } from "@/lib/domain/departures/departure-id";
import { markupText } from "@/lib/domain/markups/describe-markup";
import { sum, toMajor } from "@/lib/domain/money";
import type { OfferSegment } from "@/lib/domain/offer";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { fareBasisOf } from "@/lib/domain/pricing/conditions";
import type { Rate } from "@/lib/domain/pricing/exchange";
import { parseLegKey } from "@/lib/domain/schedule/inventory";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import type { CurrencyTerms } from "@/lib/services/access/partners/partner-context";
import { type PricedOffer, passengerPrices, priceOffer } from "@/lib/services/offers/offer/price-offer";
import { callSupplier } from "@/lib/services/offers/suppliers/call-supplier";
import { journeyOf, sellBooking } from "@/lib/services/terms/selling/sell-booking";
import type { OpenClass, UsedFare } from "@/lib/suppliers/port/explanation";
import type { Travel } from "@/lib/suppliers/port/selling";
import { supplierByCode } from "@/lib/suppliers/registry";
import { houseLines } from "./house-lines";
import { triedRules } from "./tried-rules";

type OfferStory = OffersStory["offers"][number];

/** To whom it is offered, and how. */
export interface Explaining {
  /** Code of the agency. */
  agency: string;
  terms: CurrencyTerms;
  request: Travel;
  /** Rules of the agency; null where it makes no prices of its own. */
  policy: SellingPolicy | null;
}

/** How an offer of a search came to its price, and by which rates; null where it was sold meanwhile, or its supplier does not tell. */
export async function explainOne(
  { offer, totalMinor }: PricedOffer,
  explaining: Explaining,
): Promise<{ story: OfferStory; rates: Rate[] } | null> {
  const { agency, terms, request, policy } = explaining;
  const schedule = supplierByCode(offer.supplier)?.ownSchedule;
  const found = schedule && (await callSupplier(() => schedule.explainOffer(offer.reference, { ...request, shown: null })));
  if (!found) return null;
  const { party } = request;
  const now = priceOffer(found.offer, terms, party);
  const prices = passengerPrices(found.offer, terms, party);
  const sold = sellBooking(policy, found.offer, prices)?.map(({ sellingMinor }) => sellingMinor) ?? prices.map((price) => price.totalMinor);
  return {
    story: {
      directions: found.offer.directions.map(({ segments }) => segments.map(presentFlight)),
      fares: found.fares.map((fare) => presentUsed(fare, agency)),
      classes: found.classes.map(presentOpen),
      passengers: now.prices.map(({ age, count, ...price }) => ({
        ...{ age, count, lines: linesOf(price, found.fares.length) },
        total: toMajor(price.totalMinor),
        selling: toMajor(sold[prices.findIndex((each) => each.age === age)] ?? price.totalMinor),
      })),
      total: toMajor(now.totalMinor),
      searched: now.totalMinor === totalMinor ? null : toMajor(totalMinor),
      selling: toMajor(sum(sold)),
      tried: policy ? triedRules(policy, { journey: journeyOf(found.offer), ages: AGE_GROUPS.filter((age) => party[age] > 0) }) : [],
    },
    rates: [...found.rates],
  };
}

/** A flight of a journey, as it is scheduled. */
export function presentFlight({
  carrier,
  flightNumber,
  departure,
  arrival,
}: Pick<OfferSegment, "carrier" | "flightNumber" | "departure" | "arrival">): OfferStory["directions"][number][number] {
  return {
    flight: `${carrier}${flightNumber}`,
    route: `${departure.airport}–${arrival.airport}`,
    ...{ departs: departure.local, arrives: arrival.local },
  };
}

function presentUsed({ direction, fare, adultMinor, markedMinor, markups }: UsedFare, agency: string): OfferStory["fares"][number] {
  const { carrier, origin, destination, brand, bookingClass, amountMinor, currency } = fare;
  return {
    ...{ direction, carrier, route: `${origin}–${destination}`, brand, booking_class: bookingClass, fare_basis: fareBasisOf(fare) },
    filed: { amount: toMajor(amountMinor), currency },
    ...{ adult: toMajor(adultMinor), marked: toMajor(markedMinor) },
    markups: markups.map(({ rule, refusal }) => ({ rule: markupText(rule, rule.partnerId === null ? null : agency), refusal })),
  };
}

/** A class of a leg, as people read it. */
export function presentOpen({ legKey, bookingClass, limits }: OpenClass): OfferStory["classes"][number] {
  const { date, origin, destination } = parseLegKey(legKey);
  return {
    departure: departureId(legKey),
    flight: flightNameOf(legKey),
    date,
    route: `${origin}–${destination}`,
    booking_class: bookingClass,
    limits: limits.map(({ classes, limit, sold }) => ({ classes, limit, sold })),
  };
}

type Price = Pick<PricedOffer["prices"][number], "fareMinor" | "taxes" | "serviceFeeMinor" | "markupMinor">;

function linesOf({ fareMinor, taxes, serviceFeeMinor, markupMinor }: Price, fares: number): OfferStory["passengers"][number]["lines"] {
  return [
    { kind: "fare", code: fares > 1 ? `${fares} ×` : "", direction: null, amount: toMajor(fareMinor) },
    ...taxes.map(({ code, amountMinor }) => ({ kind: "tax" as const, code, direction: null, amount: toMajor(amountMinor) })),
    ...houseLines({ serviceFeeMinor, markupMinor }),
  ];
}
