import { AppError } from "@/lib/domain/errors";
import { fromMajor, isMajor, sum } from "@/lib/domain/money";
import { boundsOf } from "@/lib/domain/selling/selling-price";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { amountText, checkAmount } from "./check-amount";
import { type SellingTerms, sellNewBooking, type ToSell } from "./sell-booking";
import { otherPriceNow, priceNow } from "./texts";

/** What a page has shown that the customer pays. */
export interface ShownPrice {
  /** Price for all passengers with their bags, major units. */
  amount: number;
  /** Whether an agent has typed it; else the page has it from the terms as it knew them. */
  isTyped: boolean;
  to: Doer;
}

/** What an agent has set that the customer pays. */
export interface SetPrice {
  /** Amounts for all passengers with their bags. */
  amountMinor: number;
  by: Doer;
}

/**
 * The price that an agent has set for a booking that is being made, within the partner's bounds.
 * @returns null where it is what the terms make by themselves
 * @throws AppError validation (`selling_price`): nothing is ever sold for another price than the one shown, and nobody sets a price without typing it
 */
export function setPriceOf(terms: SellingTerms, { offer, prices, shown }: ToSell & { shown: ShownPrice }): SetPrice | null {
  const { amount, isTyped, to: by } = shown;
  const { currency } = offer;
  const costMinor = sum(prices.map(({ totalMinor }) => totalMinor));
  const sold = sellNewBooking(terms, { offer, prices });
  const termsMinor = sold ? sum(sold.map(({ sellingMinor }) => sellingMinor)) : costMinor;
  if (isMajor(amount) && fromMajor(amount) === termsMinor) return null;
  const bounds = terms.policy?.bounds;
  if (isTyped && bounds)
    return { amountMinor: checkAmount({ field: "selling_price", amount, currency, ...boundsOf(bounds, costMinor) }), by };
  const text = (isTyped ? otherPriceNow : priceNow)(amountText(termsMinor, currency));
  throw new AppError("validation", { fields: { selling_price: [text] } });
}
