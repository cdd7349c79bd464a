import { useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/domain/money";
import { marginOf, marginShare } from "@/lib/domain/selling/margin";
import { formatMoney, formatPercent } from "./formats";

interface Sold {
  /** Major units. */
  cost: number;
  selling: number;
  currency: Currency;
}

/** What stays with the agency, and its share of the cost: `margin 120 000 soʻm, 5 %`. */
export function useMarginText(): (sold: Sold) => string {
  const t = useTranslations("selling");
  const locale = useLocale();
  return ({ currency, ...sold }) => {
    const amount = t("marginIs", { amount: formatMoney(marginOf(sold), currency, locale) });
    const share = marginShare(sold);
    return share === null ? amount : `${amount}, ${formatPercent(share, locale)}`;
  };
}
