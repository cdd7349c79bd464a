"use client";

import { useTranslations } from "next-intl";
import { EntryCountries } from "@/components/travel/entry-countries";
import { Card } from "@/components/ui/card";
import type { Trip } from "@/lib/contracts/trip/trip";

/** What the countries on the way ask of the travellers, by their citizenship. */
export function EntryRules({ entry_rules }: Pick<Trip, "entry_rules">) {
  const t = useTranslations("entry");
  const abroad = entry_rules.filter(({ countries }) => countries.length > 0);
  if (abroad.length === 0) return null;
  return (
    <Card aria-labelledby="entry-rules" className="divide-y divide-line">
      <header className="px-5 py-4">
        <h2 id="entry-rules" className="font-semibold text-lg">
          {t("title")}
        </h2>
        <p className="text-ink-soft text-sm">{t("lead")}</p>
      </header>
      {abroad.map(({ citizenship, name, countries }) => (
        <div key={citizenship} className="px-5 py-4 print:break-inside-avoid">
          <h3 className="mb-3 font-medium">{t("for", { country: name })}</h3>
          <EntryCountries countries={countries} />
        </div>
      ))}
    </Card>
  );
}
