import type { Currency } from "../money";
import { sum } from "../money";
import type { SellingPolicy } from "./policy";
import { type PassengerSelling, sellAtPrice } from "./selling-price";

/** What a quote says of an offer, for all passengers and without extra bags, minor units. */
export interface QuotedSelling {
  costMinor: number;
  sellingMinor: number;
}

interface QuotedSale {
  quoted: QuotedSelling;
  currency: Currency;
  /** What each passenger costs the agency: without extra bags, and with them. */
  passengers: readonly { costMinor: number; withBagsMinor: number }[];
  /** What the rules make of both; null where the partner makes no prices. */
  byRules: { plain: readonly PassengerSelling[] | null; withBags: readonly PassengerSelling[] | null };
}

/**
 * What each passenger of a booking is sold for that was made of a quote: together what the customer was shown, and what extra bags cost.
 * Where the rules say the same, or the cost has moved since, they alone are asked.
 */
export function sellQuoted(policy: SellingPolicy | null, { quoted, currency, passengers, byRules }: QuotedSale): PassengerSelling[] | null {
  const costMinor = sum(passengers.map((each) => each.costMinor));
  const ruledMinor = byRules.plain ? sum(byRules.plain.map((each) => each.sellingMinor)) : costMinor;
  if (costMinor !== quoted.costMinor || ruledMinor === quoted.sellingMinor) return byRules.withBags && [...byRules.withBags];
  const costs = passengers.map((each) => each.withBagsMinor);
  return sellAtPrice(policy, { totalMinor: quoted.sellingMinor + sum(costs) - costMinor, currency, costs });
}
