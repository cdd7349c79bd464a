import { useLocale, useTranslations } from "next-intl";
import type { SellingShown, ShownRule } from "@/lib/contracts/portal/selling";
import type { Currency } from "@/lib/domain/money";
import { toMajor } from "@/lib/domain/money";
import { BP_OF_WHOLE } from "@/lib/domain/selling/policy";
import { formatMoney, formatPercent } from "@/lib/i18n/formats";

/** What a rule applies to, in words: `HY · to Istanbul (IST) · Economy`. */
export function useRuleText(): (when: ShownRule["when"]) => string {
  const t = useTranslations();
  const place = ({ name, code }: { name: string; code: string }) => `${name} (${code})`;
  return ({ carrier, from, to, cabin, age }) => {
    const conditions = [
      carrier,
      from && t("selling.settings.whenFrom", { place: place(from) }),
      to && t("selling.settings.whenTo", { place: place(to) }),
      cabin && t(`common.cabins.${cabin}`),
      age && t(`common.ageGroups.${age}`),
    ];
    return conditions.filter(Boolean).join(" · ") || t("selling.settings.everything");
  };
}

/** `50 000 soʻm` or `3.5 %`. */
export function useValueText(currency: Currency): (value: SellingShown["keeps"]) => string {
  const locale = useLocale();
  return (value) =>
    value.kind === "amount"
      ? formatMoney(toMajor(value.minor), currency, locale)
      : formatPercent(value.basisPoints / BP_OF_WHOLE, locale, 2);
}
