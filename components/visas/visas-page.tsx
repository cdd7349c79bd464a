"use client";

import { Globe } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { pages } from "@/lib/client/calls/paths";
import type { EntryRuleRow, EntryRules } from "@/lib/contracts/portal/places";
import { formatSourceDate } from "@/lib/i18n/formats";
import { ContinentSection } from "./continent-section";
import { ENTRY_KINDS, filterRules, groupByContinent, type RuleFilter } from "./filter-rules";

const ALL: RuleFilter = { text: "", kind: null };

/** How the citizens of one country enter the others. */
export function VisasPage({ citizenship, citizenships, rules }: EntryRules) {
  const t = useTranslations("visas");
  const locale = useLocale();
  const [filter, setFilter] = useState(ALL);
  const shown = filterRules(rules, filter, locale);
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      {citizenship === null ? (
        <EmptyState icon={<Globe className="size-8" aria-hidden="true" />} title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <>
          <p className="mt-1 mb-4 text-ink-soft">{t("lead", citizenship)}</p>
          <SourceNotice rules={rules} />
          <search className="mb-4 flex flex-wrap items-start gap-3 *:w-full sm:*:w-64">
            {citizenships.length > 1 ? <CitizenshipField chosen={citizenship.code} citizenships={citizenships} /> : null}
            <RuleFilters rules={rules} filter={filter} onChange={setFilter} />
          </search>
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

/** Says plainly how old the rules are, where they come from, and that they change. */
function SourceNotice({ rules }: { rules: readonly EntryRuleRow[] }) {
  const t = useTranslations("visas");
  const locale = useLocale();
  const dates = [...new Set(rules.map((rule) => rule.source_date))].map((date) => formatSourceDate(date, locale));
  // Every reader may ask where they come from.
  const sources = [...new Set(rules.flatMap((rule) => rule.source.split("; ")))];
  return (
    <Banner tone="warm" title={t("warningTitle")} className="mb-4">
      <p>{t("asOf", { dates: dates.join(", ") })}</p>
      <p>{t("sources", { sources: sources.join("; ") })}</p>
    </Banner>
  );
}

interface CitizenshipFieldProps {
  chosen: string;
  citizenships: EntryRules["citizenships"];
}

/** Its choice stands in the page's address. */
function CitizenshipField({ chosen, citizenships }: CitizenshipFieldProps) {
  const t = useTranslations("visas");
  const router = useRouter();
  return (
    <Select
      label={t("citizenship")}
      options={citizenships.map(({ code, name }) => ({ id: code, label: name }))}
      value={chosen}
      onChange={(code) => router.replace(pages.visas(code), { scroll: false })}
    />
  );
}

const ANY_KIND = "all";

interface RuleFiltersProps {
  rules: readonly EntryRuleRow[];
  filter: RuleFilter;
  onChange: (filter: RuleFilter) => void;
}

function RuleFilters({ rules, filter, onChange }: RuleFiltersProps) {
  const t = useTranslations("visas");
  const tKinds = useTranslations("entry.kinds");
  const count = (kind: string) => rules.filter((rule) => rule.kind === kind).length;
  const options = [
    { id: ANY_KIND, label: `${t("all")} (${rules.length})` },
    ...ENTRY_KINDS.map((kind) => ({ id: kind, label: `${tKinds(kind)} (${count(kind)})` })),
  ];
  const example = rules.find(({ country }) => country === "TR") ?? rules[0];
  return (
    <>
      <TextField
        label={t("search")}
        description={t("searchHint", { name: `${example?.name}, ${example?.country}` })}
        type="search"
        className="sm:max-w-96 sm:flex-1"
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
        autoComplete="off"
      />
      <Select
        label={t("kind")}
        options={options}
        value={filter.kind ?? ANY_KIND}
        onChange={(id) => onChange({ ...filter, kind: ENTRY_KINDS.find((kind) => kind === id) ?? null })}
      />
    </>
  );
}
