import type { SoldLowest } from "@/lib/contracts/portal/sold-prices";
import { sum, toMajor } from "@/lib/domain/money";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import { sellByRules } from "@/lib/domain/selling/selling-price";
import { endOf } from "@/lib/services/terms/selling/sell-booking";
import type { LowestPrice } from "@/lib/suppliers/port/own-schedule";
import { type LowestAsked, type PresentLowest, partyOf, presentLowest } from "../search/travel-query";

/**
 * Shows lowest prices as customers pay them: the fare that costs least is sold as an offer of it is. Under rules of single carriers another fare may be
 * sold for less; the one shown is never sold for more than is shown.
 * @param policy null where the agency makes no prices of its own
 */
export function sellLowest(policy: SellingPolicy | null): PresentLowest<SoldLowest> {
  return (lowest, asked) => {
    const shown = presentLowest(lowest, asked);
    const sellingMinor = policy && sellingOf(policy, lowest, asked);
    if (sellingMinor === null) return { ...shown, cost: null };
    return { ...shown, price: { ...shown.price, amount: toMajor(sellingMinor) }, cost: shown.price.amount };
  };
}

/** What all passengers pay together, minor units; null where the policy makes no prices. */
function sellingOf(policy: SellingPolicy, { fares, begins }: LowestPrice, { query, terms }: LowestAsked): number | null {
  const { carrier, cabin, from, to } = begins;
  const { currency, serviceFeeMinor } = terms;
  const party = partyOf(query);
  const passengers = fares.flatMap(({ age, totalMinor }) =>
    Array.from({ length: party[age] }, () => ({ age, costMinor: totalMinor + serviceFeeMinor })),
  );
  const sold = sellByRules(policy, { journey: { carrier, cabin, from: endOf(from), to: endOf(to) }, currency, passengers });
  return sold && sum(sold.map(({ sellingMinor }) => sellingMinor));
}
