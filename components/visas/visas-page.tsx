"use client";

import { Globe } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { EntryRuleRow } from "@/lib/contracts/places";
import { ContinentSection } from "./continent-section";
import { filterRules, groupByContinent, type RuleFilter } from "./filter-rules";
import { RuleFilters } from "./rule-filters";
import { SourceNotice } from "./source-notice";

const ALL: RuleFilter = { text: "", kind: null };

/** How citizens of Uzbekistan enter other countries. */
export function VisasPage({ rules }: { rules: readonly EntryRuleRow[] }) {
  const t = useTranslations("visas");
  const locale = useLocale();
  const [filter, setFilter] = useState(ALL);
  const shown = filterRules(rules, filter, locale);
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t("lead")}</p>
      {rules.length === 0 ? (
        <EmptyState icon={<Globe className="size-8" aria-hidden="true" />} title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <>
          <SourceNotice rules={rules} />
          <RuleFilters rules={rules} filter={filter} onChange={setFilter} />
          <p role="status" className="num mb-3 text-ink-soft text-sm">
            {t("found", { count: shown.length })}
          </p>
          {shown.length === 0 ? (
            <EmptyState
              title={t("empty")}
              action={
                <Button variant="secondary" onPress={() => setFilter(ALL)}>
                  {t("clear")}
                </Button>
              }
            >
              {t("emptyText")}
            </EmptyState>
          ) : (
            groupByContinent(shown).map((group) => <ContinentSection key={group.continent} {...group} />)
          )}
        </>
      )}
    </>
  );
}
