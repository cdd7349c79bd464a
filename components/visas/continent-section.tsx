"use client";

import { useTranslations } from "next-intl";
import { ENTRY_TONES } from "@/components/travel/entry-countries";
import { Card } from "@/components/ui/card";
import { Badge } from "@/components/ui/states/badge";
import type { EntryRuleRow } from "@/lib/contracts/portal/places";
import { type Continent, ENTRY_KINDS } from "./filter-rules";

/** The countries of a continent, each with the way to enter. */
export function ContinentSection({ continent, rules }: { continent: Continent; rules: readonly EntryRuleRow[] }) {
  const t = useTranslations("visas");
  return (
    <section aria-labelledby={`continent-${continent}`} className="mb-6">
      <h2 id={`continent-${continent}`} className="mb-2 font-semibold text-lg">
        {t(`continents.${continent}`)} <span className="num font-normal text-ink-faint text-sm">{rules.length}</span>
      </h2>
      <Card className="overflow-hidden">
        <ul className="-mr-px -mb-px grid sm:grid-cols-2 lg:grid-cols-3">
          {rules.map((rule) => (
            <RuleItem key={rule.country} rule={rule} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function RuleItem({ rule }: { rule: EntryRuleRow }) {
  const t = useTranslations("visas");
  const tKinds = useTranslations("entry.kinds");
  const disputed = ENTRY_KINDS.find((kind) => kind === rule.disputed_kind);
  return (
    <li className="border-line border-r border-b px-4 py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <span className="font-medium">{rule.name}</span> <span className="num text-ink-faint text-xs">{rule.country}</span>
        </span>
        {rule.days === null ? null : <span className="num shrink-0 text-ink-soft text-sm">{t("days", { days: rule.days })}</span>}
      </p>
      <p className="mt-1">
        <Badge tone={ENTRY_TONES[rule.kind]}>{tKinds(rule.kind)}</Badge>
      </p>
      {disputed ? <p className="mt-1 text-warm text-xs">{t("disputed", { kind: tKinds(disputed) })}</p> : null}
    </li>
  );
}
