"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/states/badge";
import type { PriceStory } from "@/lib/contracts/operator/why";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";

/** A rule of an agency's own prices, and for whom it was the one. */
export function RuleText({ rule: { part, when, value, applies_to: ages } }: { rule: NonNullable<PriceStory["rules"]>["tried"][number] }) {
  const t = useTranslations("why.rules");
  const tAge = useTranslations("common.ageGroups");
  const locale = useLocale();
  const added = value.kind === "amount" ? formatMoney(value.amount, value.currency, locale) : `${formatNumber(value.percent, locale)} %`;
  const conditions = when.map((one) => `${t(`when.${one.what}`)} ${one.value}`).join(", ");
  return (
    <>
      <span className="num">{`${t(`part.${part}`)} ${added}: ${conditions === "" ? t("any") : conditions}`}</span>
      {ages.length === 0 ? (
        <Badge>{t("passedOver")}</Badge>
      ) : (
        <Badge tone="good">{t("applied", { ages: ages.map((age) => tAge(age)).join(", ") })}</Badge>
      )}
    </>
  );
}
