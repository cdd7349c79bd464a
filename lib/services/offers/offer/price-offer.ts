import type { SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import { assertMinor } from "@/lib/domain/money";
import type { SupplierOffer, TaxLine } from "@/lib/domain/offer";
import { AGE_GROUPS, type AgeGroup, type Party } from "@/lib/domain/passengers/passengers";
import type { CurrencyTerms } from "@/lib/services/access/partners/partner-context";

type Fee = Pick<CurrencyTerms, "serviceFeeMinor">;

/** What one passenger of an age group pays, and how many of them travel. */
export interface AgePrice {
  age: AgeGroup;
  count: number;
  fareMinor: number;
  taxes: readonly TaxLine[];
  /** The house's part: its fee and its markup on the fare. */
  serviceFeeMinor: number;
  /** What of that is the markup, and what the house has taken off the fare. */
  markupMinor: number;
  discountMinor: number;
  /** Fare, taxes and the service's fee, minor units of the offer's currency. */
  totalMinor: number;
}

/**
 * Prices of the age groups that travel, in the order adt, chd, inf, ins.
 * @throws Error where the supplier left an age group of the party unpriced
 */
function agePrices(offer: SupplierOffer, partner: Fee, party: Party): AgePrice[] {
  const prices: AgePrice[] = [];
  for (const age of AGE_GROUPS) {
    const count = party[age];
    if (count === 0) continue;
    const priced = offer.fares.find((fare) => fare.age === age);
    if (!priced) throw new Error(`offer of ${offer.supplier} has no fare for ${age}`);
    const { fareMinor, taxes, markupMinor = 0, discountMinor = 0 } = priced;
    const serviceFeeMinor = partner.serviceFeeMinor + markupMinor;
    const totalMinor = taxes.reduce((total, { amountMinor }) => total + amountMinor, fareMinor + serviceFeeMinor);
    assertMinor(totalMinor);
    prices.push({ age, count, fareMinor, taxes, serviceFeeMinor, markupMinor, discountMinor, totalMinor });
  }
  return prices;
}

/** An offer with what it costs this partner's party. */
export interface PricedOffer {
  offer: SupplierOffer;
  prices: readonly AgePrice[];
  /** What the whole party pays, the service's fee included, minor units of the offer's currency. */
  totalMinor: number;
}

export function priceOffer(offer: SupplierOffer, partner: Fee, party: Party): PricedOffer {
  const prices = agePrices(offer, partner, party);
  const totalMinor = prices.reduce((sum, price) => sum + price.count * price.totalMinor, 0);
  assertMinor(totalMinor);
  return { offer, prices, totalMinor };
}

/**
 * What each passenger pays: fare, taxes and the service's fee, minor units of the offer's currency.
 * @returns one per passenger, in the order adt, chd, inf, ins
 * @throws Error where the supplier left an age group of the party unpriced
 */
export function passengerPrices(offer: SupplierOffer, partner: Fee, party: Party): SnapshotPrice[] {
  return agePrices(offer, partner, party).flatMap(
    ({ age, count, fareMinor, taxes, serviceFeeMinor, markupMinor, discountMinor, totalMinor }) => {
      const house = { serviceFeeMinor, ...(markupMinor > 0 && { markupMinor }), ...(discountMinor > 0 && { discountMinor }) };
      return Array.from({ length: count }, () => ({ age, fareMinor, taxes: [...taxes], ...house, bags: [], totalMinor }));
    },
  );
}

/** What the whole party pays, the service's fee included, minor units of the offer's currency. */
export function totalOf(offer: SupplierOffer, partner: Fee, party: Party): number {
  return priceOffer(offer, partner, party).totalMinor;
}
