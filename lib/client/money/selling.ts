import { queryOptions } from "@tanstack/react-query";
import { createContext, useCallback, useContext } from "react";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import { fromMajor, sum, toMajor } from "@/lib/domain/money";
import type { SoldJourney } from "@/lib/domain/selling/choose-rule";
import { hasOwnPrices } from "@/lib/domain/selling/policy";
import { sellQuoted } from "@/lib/domain/selling/sell-quoted";
import { sellByRules } from "@/lib/domain/selling/selling-price";
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
export function sellOffer(
  policy: SellingShown,
  { directions, passengers, price }: Sellable,
  { bags = [], quoted = null }: SoldWith = {},
): PriceFigures | null {
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
  if (!sold) return null;
  const sellingMinor = sum(sold.map((each) => each.sellingMinor));
  const costMinor = sum(withBags.map((each) => each.costMinor));
  return { selling: toMajor(sellingMinor), cost: toMajor(costMinor), margin: toMajor(sellingMinor - costMinor) };
}

function journeyOf([first]: Sellable["directions"]): SoldJourney | null {
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

/** What a customer pays for an offer, or the agency where it makes no prices of its own; major units. The same function until the rules change. */
export function usePayable(): (offer: Sellable) => number {
  const policy = useSelling();
  return useCallback((offer) => sellOffer(policy, offer)?.selling ?? offer.price.amount, [policy]);
}

/** Whether customers pay prices that the agency makes itself. */
export function useHasOwnPrices(): boolean {
  return hasOwnPrices(useSelling());
}
