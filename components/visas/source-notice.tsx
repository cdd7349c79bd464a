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
  const sources = new Map(rules.map((rule) => [`${rule.source}|${rule.source_date}`, rule]));
  return (
    <Banner tone="warm" title={t("warningTitle")} className="mb-4">
      {[...sources.values()].map(({ source, source_date }) => (
        <p key={`${source}${source_date}`}>{t("warning", { date: sourceDate(source_date, locale), source })}</p>
      ))}
    </Banner>
  );
}

/** A source names a day, or only a month: `2026-02`. */
function sourceDate(date: string, locale: Locale): string {
  return date.length < "YYYY-MM-DD".length ? formatMonth(date, locale) : formatDate(date, locale);
}
