"use client";

import { useLocale, useTranslations } from "next-intl";
import type { WatchItem } from "@/lib/contracts/portal/watches";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";

/** What it cost when the watch began, from what on it is told, whom, and until when it is looked at; in a line. */
export function WatchTerms({ watch: { base, currency, target, least_fall, customer, until, state } }: { watch: WatchItem }) {
  const t = useTranslations("watch");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const parts = [
    base ? t("base", { amount: money(base.amount) }) : t("baseNone"),
    ...(least_fall > 0 ? [t("byLeast", { amount: money(least_fall) })] : []),
    ...(target === null ? [] : [t("upTo", { amount: money(target) })]),
    ...(customer ? [t("toldToo", { email: customer.email })] : []),
    ...(state === "live" ? [t("until", { at: formatInstant(until, locale) })] : []),
  ];
  return <p className="num break-words text-ink-soft text-sm">{parts.join(" · ")}</p>;
}
