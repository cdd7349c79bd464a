import type { EntryRuleRow } from "@/lib/contracts/places";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { continentOf, countryName } from "@/lib/reference/countries";
import { entrySourceName } from "@/lib/reference/entry-sources";

/** Entry rules of all countries for ordinary passports of Uzbekistan, by name in the caller's language. */
export async function listEntryRules({ locale }: { locale: Locale }): Promise<EntryRuleRow[]> {
  const rules = await db().entryRule.findMany({ where: { citizenship: "UZ" } });
  const order = new Intl.Collator(locale);
  const rows = rules.map((rule) => ({
    country: rule.country,
    name: countryName(rule.country, locale),
    continent: continentOf(rule.country),
    kind: rule.kind,
    days: rule.days,
    disputed_kind: rule.disputedKind,
    source: entrySourceName(rule.source, locale),
    source_date: rule.sourceDate,
  }));
  return rows.sort((left, right) => order.compare(left.name, right.name));
}
