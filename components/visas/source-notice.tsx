"use client";

import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { EntryRuleRow } from "@/lib/contracts/places";
import { formatDate } from "@/lib/i18n/formats";

/** Says plainly how old the rules are, where they come from, and that they change. */
export function SourceNotice({ rules }: { rules: readonly EntryRuleRow[] }) {
  const t = useTranslations("visas");
  const locale = useLocale();
  const sources = new Map(rules.map((rule) => [`${rule.source}|${rule.source_date}`, rule]));
  return (
    <Banner tone="warm" title={t("warningTitle")} className="mb-4">
      {[...sources.values()].map(({ source, source_date }) => (
        <p key={`${source}${source_date}`}>{t("warning", { date: formatDate(source_date, locale), source })}</p>
      ))}
    </Banner>
  );
}
