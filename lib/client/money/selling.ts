import { queryOptions } from "@tanstack/react-query";
import { createContext, useCallback, useContext } from "react";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import { fromMajor, sum, toMajor } from "@/lib/domain/money";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import type { SoldJourney } from "@/lib/domain/selling/choose-rule";
import { customerRefund } from "@/lib/domain/selling/customer-refund";
import { hasOwnPrices } from "@/lib/domain/selling/policy";
import { sellExtra } from "@/lib/domain/selling/sell-extra";
import { sellQuoted } from "@/lib/domain/selling/sell-quoted";
import { type PassengerSelling, sellByRules } from "@/lib/domain/selling/selling-price";
import { getJson } from "../calls/fetch-json";
import { api } from "../calls/paths";

const FRESH_MS = 60_000;

/** How the agency makes its own prices. */
export const sellingOptions = () =>
  queryOptions({
    queryKey: ["selling"],
    queryFn: ({ signal }) => getJson<SellingShown>({ path: api.selling(), signal }),
    staleTime: FRESH_MS,
  });

/** Begins the keys of queries whose answers say what customers pay: once the rules change they are others. */
export const SOLD_PRICES = "sold-prices";

/** What the customer pays, what it costs the agency, and the difference; major units. */
export interface PriceFigures {
  selling: number;
  cost: number;
  margin: number;
}

export type Sellable = Pick<Offer, "directions" | "passengers" | "price">;

/** What a customer's quote says of an offer, without extra bags, major units. */
export interface QuotedPrice {
  cost: number;
  selling: number;
}

interface SoldWith {
  /** What the extra bags of each passenger cost, major units. */
  bags?: readonly number[];
  quoted?: QuotedPrice | null;
}

/**
 * What an offer is sold for by its quote or the agency's rules, as booking it will make it.
 * @returns null where the agency makes no prices of its own
 */
export function sellOffer(policy: SellingShown, offer: Sellable, sale: SoldWith = {}): PriceFigures | null {
  const sold = sellEach(policy, offer, sale);
  if (!sold) return null;
  const sellingMinor = sum(sold.passengers.map((each) => each.sellingMinor));
  const { costMinor } = sold;
  return { selling: toMajor(sellingMinor), cost: toMajor(costMinor), margin: toMajor(sellingMinor - costMinor) };
}

/** What becomes of a price when the tickets are given back, major units. */
export interface RefundFigures {
  back: number;
  kept: number;
}

/**
 * What the customer gets back of an offer's selling price, and what is kept of it, where its fares give this much of the cost back.
 * @returns null where the agency makes no prices of its own: then both are what the fares give
 */
export function refundSold(policy: SellingShown, offer: Sellable, { back }: RefundFigures): RefundFigures | null {
  const sold = sellEach(policy, offer, {});
  if (!sold) return null;
  const { costMinor, passengers } = sold;
  const sellingMinor = sum(passengers.map((each) => each.sellingMinor));
  const keptMinor = sum(passengers.map((each) => each.keptMinor));
  const part = { paidMinor: costMinor, usedMinor: 0, refundMinor: fromMajor(back) };
  const backMinor = customerRefund(part, { currency: offer.price.currency, costMinor, sellingMinor, keptMinor });
  return { back: toMajor(backMinor), kept: toMajor(sellingMinor - backMinor) };
}

/** What each passenger of an offer is sold for, and what all of them cost, minor units; null where the agency makes no prices of its own. */
function sellEach(
  policy: SellingShown,
  { directions, passengers, price }: Sellable,
  { bags = [], quoted = null }: SoldWith,
): { passengers: PassengerSelling[]; costMinor: number } | null {
  const journey = journeyOf(directions);
  if (!journey) return null;
  const { currency } = price;
  const plain = passengers.map(({ age, price: each }) => ({ age, costMinor: fromMajor(each) }));
  const withBags = plain.map(({ age, costMinor }, index) => ({ age, costMinor: costMinor + fromMajor(bags[index] ?? 0) }));
  const byRules = (costs: typeof plain) => sellByRules(policy, { journey, currency, passengers: costs });
  const sold = quoted
    ? sellQuoted(policy, {
        quoted: { costMinor: fromMajor(quoted.cost), sellingMinor: fromMajor(quoted.selling) },
        currency,
        passengers: plain.map(({ costMinor }, index) => ({ costMinor, withBagsMinor: withBags[index]?.costMinor ?? costMinor })),
        byRules: { plain: byRules(plain), withBags: byRules(withBags) },
      })
    : byRules(withBags);
  return sold && { passengers: sold, costMinor: sum(withBags.map((each) => each.costMinor)) };
}

/** A passenger of a booking at the agency's own prices, who buys bags: what they have cost and been sold for so far, and what the bags cost, major units. */
interface BagBuyer {
  age: AgeGroup;
  cost: number;
  selling: number;
  bags: number;
}

/** What the customer pays for bags that are bought after the booking, as buying them will make it; major units. */
export function sellBags(
  policy: SellingShown,
  { directions, price: { currency } }: Pick<Booking, "directions" | "price">,
  { age, cost, selling, bags }: BagBuyer,
): number {
  const journey = journeyOf(directions);
  const buyer = { age, costMinor: fromMajor(cost), extraMinor: fromMajor(bags), sellingMinor: fromMajor(selling) };
  const sold = journey && sellExtra(policy, { journey, currency }, buyer);
  return sold ? toMajor(sold.sellingMinor) : bags;
}

function journeyOf([first]: Sellable["directions"] | Booking["directions"]): SoldJourney | null {
  const flight = first?.segments[0];
  if (!first || !flight) return null;
  return {
    carrier: flight.airline.code,
    cabin: flight.service_class,
    from: { airport: first.departure.airport.code, country: first.departure.airport.country.code },
    to: { airport: first.arrival.airport.code, country: first.arrival.airport.country.code },
  };
}

const KnownSelling = createContext<SellingShown | null>(null);

/** Holds the agency's rules once they are known. No price of an offer is drawn outside of it: what the offer costs the agency is not what the customer pays. */
export const SellingProvider = KnownSelling.Provider;

/** @throws where the rules are not known: prices wait for them */
function useSelling(): SellingShown {
  const policy = useContext(KnownSelling);
  if (!policy) throw new Error("Prices are drawn under a SellingProvider, once the agency's rules are known.");
  return policy;
}

/** Prices of offers for the customer. @returns null of an offer where the agency makes none */
export function useSellOffer(): (offer: Sellable) => PriceFigures | null {
  const policy = useSelling();
  return (offer) => sellOffer(policy, offer);
}

/** What customers get back of offers once their fares give something back. The same figures where the agency makes no prices of its own. */
export function useRefundSold(): (offer: Sellable, refund: RefundFigures) => RefundFigures {
  const policy = useSelling();
  return (offer, refund) => refundSold(policy, offer, refund) ?? refund;
}

/** What a customer pays for an offer, or the agency where it makes no prices of its own; major units. The same function until the rules change. */
export function usePayable(): (offer: Sellable) => number {
  const policy = useSelling();
  return useCallback((offer) => sellOffer(policy, offer)?.selling ?? offer.price.amount, [policy]);
}

/** Whether customers pay prices that the agency makes itself. */
export function useHasOwnPrices(): boolean {
  return hasOwnPrices(useSelling());
}
