import { roundUp } from "@/lib/domain/pricing/exchange";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import type { PricedOffer } from "./price-offer";

/** What partners are told of an offer's price besides the total, minor units of its currency. */
export interface ShownAmounts {
  /** The amount with the mark-up that the partner recommends to its own customers. */
  recommendedMinor: number;
  taxesAndFeesMinor: number;
}

export function shownAmounts(
  { offer: { currency }, prices, totalMinor }: PricedOffer,
  { recommendedMarkupBp }: Pick<PartnerContext, "recommendedMarkupBp">,
): ShownAmounts {
  const markupMinor = Math.ceil((totalMinor * recommendedMarkupBp) / 10_000);
  const faresMinor = prices.reduce((sum, { count, fareMinor }) => sum + count * fareMinor, 0);
  return { recommendedMinor: roundUp(totalMinor + markupMinor, currency), taxesAndFeesMinor: totalMinor - faresMinor };
}
