import type { PickedOffer } from "@/lib/client/quote-basket";
import { sellOffer } from "@/lib/client/selling";
import { amountTyped } from "@/lib/client/typed-amount";
import type { SellingShown } from "@/lib/contracts/selling";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor, toMajor } from "@/lib/domain/money";
import { boundsOf } from "@/lib/domain/selling/selling-price";
import { formatNumber } from "@/lib/i18n/formats";

/** What a choice of the form is to be sold for; major units. */
export interface TypedPrice {
  /** As it stands in the field. */
  text: string;
  /** Null where it is no amount. */
  amount: number | null;
  cost: number;
  /** Whether the agent has typed it: else it is that of the rules. */
  isOwn: boolean;
  /** Between what it may be; null where agents set none. */
  bounds: { lowest: number; highest: number } | null;
  isAllowed: boolean;
}

/** @param typed by the agent; undefined where the price of the rules stands */
export function priceOf(offer: PickedOffer, policy: SellingShown | null, typed: string | undefined, locale: Locale): TypedPrice {
  const cost = offer.price.amount;
  const byRules = (policy && sellOffer(policy, offer)?.selling) ?? cost;
  const text = typed ?? formatNumber(byRules, locale);
  const amount = amountTyped(text);
  const limits = policy?.bounds ? boundsOf(policy.bounds, fromMajor(cost)) : null;
  const bounds = limits && { lowest: toMajor(limits.lowestMinor), highest: toMajor(limits.highestMinor) };
  const isInside = amount !== null && bounds !== null && bounds.lowest <= amount && amount <= bounds.highest;
  return { text, amount, cost, isOwn: typed !== undefined && amount !== byRules, bounds, isAllowed: amount === byRules || isInside };
}
