import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { FareRule, Offer } from "@/lib/contracts/interface/offers";
import type { OfferCosts } from "@/lib/contracts/portal/offers/offer-costs";
import type { PriceSteps } from "@/lib/contracts/portal/offers/price-steps";

const MINUTE_MS = 60_000;

/** One offer with its seats and price as of now. */
export const offerCheckOptions = (offerId: string, locale: string) =>
  queryOptions({
    queryKey: ["offer", locale, offerId],
    queryFn: ({ signal }) => getJson<Offer>({ path: api.offer(offerId), signal }),
    staleTime: MINUTE_MS,
  });

/** All brands of the same flights, cheapest first. */
export const fareFamilyOptions = (offerId: string, locale: string) =>
  queryOptions({
    queryKey: ["fare-family", locale, offerId],
    queryFn: ({ signal }) => getJson<Offer[]>({ path: api.fareFamily(offerId), signal }),
    staleTime: MINUTE_MS,
  });

/** Fare conditions, one per fare of the journey. */
export const offerRulesOptions = (offerId: string, locale: string) =>
  queryOptions({
    queryKey: ["offer-rules", locale, offerId],
    queryFn: ({ signal }) => getJson<FareRule[]>({ path: api.offerRules(offerId), signal }),
    staleTime: 30 * MINUTE_MS,
  });

/** What a refund or a change of an offer would cost, today and on the day before departure. */
/** How an offer gets dearer as its seats are sold. */
export const priceStepsOptions = (offerId: string) =>
  queryOptions({
    queryKey: ["price-steps", offerId],
    queryFn: ({ signal }) => postJson<PriceSteps>({ path: api.priceSteps(), body: { offer_id: offerId }, signal }),
    staleTime: MINUTE_MS,
  });

export const offerCostsOptions = (offerId: string) =>
  queryOptions({
    queryKey: ["offer-costs", offerId],
    queryFn: ({ signal }) => postJson<OfferCosts>({ path: api.offerCosts(), body: { offer_id: offerId }, signal }),
    staleTime: 30 * MINUTE_MS,
  });
