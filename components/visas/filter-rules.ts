import type { EntryRuleRow } from "@/lib/contracts/portal/places";
import type { Locale } from "@/lib/domain/localized";
import { otherNamesOf } from "@/lib/i18n/countries/other-names";
import { plainText } from "@/lib/i18n/plain-text";

const CONTINENTS = ["Asia", "Europe", "Africa", "North America", "South America", "Oceania", "Antarctica"] as const;
export type Continent = (typeof CONTINENTS)[number];

export const ENTRY_KINDS = ["visa_free", "on_arrival", "e_visa", "eta", "visa_required"] as const satisfies readonly EntryRuleRow["kind"][];
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface RuleFilter {
  text: string;
  kind: EntryKind | null;
}

/** Rules of the countries whose code is what was typed, or with a word in their name, or in another name in use, that begins with it. */
export function filterRules(rules: readonly EntryRuleRow[], { text, kind }: RuleFilter, locale: Locale): EntryRuleRow[] {
  const wanted = plainText(text, locale);
  return rules.filter((rule) => {
    if (kind && rule.kind !== kind) return false;
    if (wanted === "" || rule.country.toLowerCase() === wanted) return true;
    return [plainText(rule.name, locale), ...otherNamesOf(rule.country)].some((name) => ` ${name}`.includes(` ${wanted}`));
  });
}

/** Groups rules by continent, in the order of how often one flies there from Uzbekistan; inside it as they came. */
export function groupByContinent(rules: readonly EntryRuleRow[]): { continent: Continent; rules: EntryRuleRow[] }[] {
  return CONTINENTS.map((continent) => ({ continent, rules: rules.filter((rule) => rule.continent === continent) })).filter(
    (group) => group.rules.length > 0,
  );
}
