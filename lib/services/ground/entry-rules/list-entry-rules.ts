import type { EntryRules } from "@/lib/contracts/portal/places";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import type { EntryRule } from "@/lib/generated/prisma/client";
import { continentOf, countryName } from "@/lib/reference/countries";
import { entrySourceName } from "@/lib/reference/entry-sources";
import { CITIZENSHIP } from "./entry-rules";

interface Asked {
  /** ISO 3166-1 alpha-2. Where no rules of it are on file, or none is asked for, they are those of Uzbekistan, else of the first on file. */
  citizenship?: string | undefined;
  locale: Locale;
}

/** Entry rules of all countries for ordinary passports of one citizenship, and all citizenships on file, by name in the caller's language. */
export async function listEntryRules({ citizenship, locale }: Asked): Promise<EntryRules> {
  const byName = namesIn(locale);
  const onFile = await db().entryRule.groupBy({ by: "citizenship" });
  const citizenships = onFile.map(({ citizenship: code }) => ({ code, name: countryName(code, locale) })).sort(byName);
  const find = (wanted?: string) => citizenships.find(({ code }) => code === wanted);
  const chosen = find(citizenship) ?? find(CITIZENSHIP) ?? citizenships[0] ?? null;
  const rules = chosen ? await db().entryRule.findMany({ where: { citizenship: chosen.code } }) : [];
  return { citizenship: chosen, citizenships, rules: rules.map((rule) => present(rule, locale)).sort(byName) };
}

function namesIn(locale: Locale) {
  const order = new Intl.Collator(locale);
  return (left: { name: string }, right: { name: string }) => order.compare(left.name, right.name);
}

function present(rule: EntryRule, locale: Locale): EntryRules["rules"][number] {
  return {
    country: rule.country,
    name: countryName(rule.country, locale),
    continent: continentOf(rule.country),
    kind: rule.kind,
    days: rule.days,
    disputed_kind: rule.disputedKind,
    source: entrySourceName(rule.source, locale),
    source_date: rule.sourceDate,
  };
}
