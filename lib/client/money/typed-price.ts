import type { SellingShown } from "@/lib/contracts/portal/selling";
import { fromMajor, sum, toMajor } from "@/lib/domain/money";
import { boundsOf } from "@/lib/domain/selling/selling-price";
import { type QuotedPrice, type Sellable, sellOffer } from "./selling";
import { amountTyped } from "./typed-amount";

/** What an offer is to be sold for where an agent may type the price; major units. */
export interface TypedPrice {
  /** As it stands in the field. */
  text: string;
  /** Null where it is no amount. */
  amount: number | null;
  /** What the agency's rules make of it, or the customer's quote. */
  byRules: number;
  cost: number;
  /** Whether the agent has typed it, be it the same. */
  isTyped: boolean;
  /** Whether the agent has typed another one than that. */
  isOwn: boolean;
  /** Between what it may be; null where agents set none. */
  bounds: { lowest: number; highest: number } | null;
  isAllowed: boolean;
}

interface ToPrice {
  policy: SellingShown;
  /** What the extra bags of each passenger cost. */
  bags?: readonly number[];
  quoted?: QuotedPrice | null;
  /** By the agent; undefined where the price of the rules stands. Where agents set none it counts as absent: there is no field to mend it in. */
  typed: string | undefined;
  /** An amount as the reader writes it. */
  write: (amount: number) => string;
}

export function priceOf(offer: Sellable, { policy, bags = [], quoted = null, typed, write }: ToPrice): TypedPrice {
  const costMinor = fromMajor(offer.price.amount) + sum(bags.map(fromMajor));
  const cost = toMajor(costMinor);
  const byRules = sellOffer(policy, offer, { bags, quoted })?.selling ?? cost;
  const own = policy.bounds ? typed : undefined;
  const text = own ?? write(byRules);
  const amount = amountTyped(text);
  const limits = policy.bounds ? boundsOf(policy.bounds, costMinor) : null;
  const bounds = limits && { lowest: toMajor(limits.lowestMinor), highest: toMajor(limits.highestMinor) };
  const isInside = amount !== null && bounds !== null && bounds.lowest <= amount && amount <= bounds.highest;
  const isAllowed = amount === byRules || isInside;
  const isTyped = own !== undefined;
  return { text, amount, byRules, cost, isTyped, isOwn: isTyped && amount !== byRules, bounds, isAllowed };
}
