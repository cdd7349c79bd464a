"use client";

import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { EntryRuleRow } from "@/lib/contracts/places";
import type { Locale } from "@/lib/domain/localized";
import { formatDate, formatMonth } from "@/lib/i18n/formats";

/** Says plainly how old the rules are, where they come from, and that they change. */
export function SourceNotice({ rules }: { rules: readonly EntryRuleRow[] }) {
  const t = useTranslations("visas");
  const locale = useLocale();
  const dates = [...new Set(rules.map((rule) => rule.source_date))].map((date) => sourceDate(date, locale));
  // In the words of whoever loaded the rules: every reader may ask where they come from.
  const sources = [...new Set(rules.map((rule) => rule.source))];
  return (
    <Banner tone="warm" title={t("warningTitle")} className="mb-4">
      <p>{t("asOf", { dates: dates.join(", ") })}</p>
      <p>{t("sources", { sources: sources.join("; ") })}</p>
    </Banner>
  );
}

/** A source names a day, or only a month: `2026-02`. */
function sourceDate(date: string, locale: Locale): string {
  if (date.length >= "YYYY-MM-DD".length) return formatDate(date, locale);
  const month = formatMonth(date, locale);
  return locale === "en" ? month : month.toLowerCase();
}
