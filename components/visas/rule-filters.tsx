"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import type { EntryRuleRow } from "@/lib/contracts/places";
import { ENTRY_KINDS, type RuleFilter } from "./filter-rules";

const ALL = "all";

interface RuleFiltersProps {
  rules: readonly EntryRuleRow[];
  filter: RuleFilter;
  onChange: (filter: RuleFilter) => void;
}

export function RuleFilters({ rules, filter, onChange }: RuleFiltersProps) {
  const t = useTranslations("visas");
  const count = (kind: string) => rules.filter((rule) => rule.kind === kind).length;
  const options = [
    { id: ALL, label: `${t("all")} (${rules.length})` },
    ...ENTRY_KINDS.map((kind) => ({ id: kind, label: `${t(`kinds.${kind}`)} (${count(kind)})` })),
  ];
  const example = rules.find(({ country }) => country === "TR") ?? rules[0];
  return (
    <search className="mb-4 grid items-start gap-3 sm:grid-cols-[minmax(0,24rem)_16rem]">
      <TextField
        label={t("search")}
        description={t("searchHint", { name: `${example?.name}, ${example?.country}` })}
        type="search"
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
        autoComplete="off"
      />
      <Select
        label={t("kind")}
        options={options}
        value={filter.kind ?? ALL}
        onChange={(id) => onChange({ ...filter, kind: ENTRY_KINDS.find((kind) => kind === id) ?? null })}
      />
    </search>
  );
}
