import { useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/domain/money";
import { fromMajor, toMajor } from "@/lib/domain/money";
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
  return ({ cost, selling, currency }) => {
    const margin = toMajor(fromMajor(selling) - fromMajor(cost));
    const amount = t("marginIs", { amount: formatMoney(margin, currency, locale) });
    return cost > 0 ? `${amount}, ${formatPercent(margin / cost, locale)}` : amount;
  };
}
