import type { SellingShown, ShownRule } from "@/lib/contracts/portal/selling";
import type { Locale } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import type { RulePlace } from "@/lib/domain/selling/policy";
import { airportByCode } from "@/lib/reference/airports";
import { countryName } from "@/lib/reference/countries";
import { openPolicy, readKeptPolicy } from "./selling-policy";

/** How a partner makes its own prices; one that makes none is shown as such. */
export async function readSelling(options: { partner: { id: string; currency: Currency }; locale: Locale }): Promise<SellingShown> {
  const { partner, locale } = options;
  const found = await readKeptPolicy(partner.id);
  if (!found)
    return { version: 0, currency: partner.currency, rules: [], rounding: null, bounds: null, keeps: { kind: "amount", minor: 0 } };
  const { rules, ...policy } = openPolicy(found.policy);
  return {
    ...policy,
    version: found.version,
    rules: rules.map(({ when, ...rule }) => ({
      ...rule,
      when: { ...when, from: presentPlace(when.from, locale), to: presentPlace(when.to, locale) },
    })),
  };
}

function presentPlace(place: RulePlace | null, locale: Locale): ShownRule["when"]["from"] {
  if (place === null) return null;
  const { code } = place;
  if (place.kind === "country") return { kind: "country", code, name: countryName(code, locale) };
  const name = airportByCode(place.airports[0] ?? code)?.city[locale] ?? code;
  return { kind: "city", code, name, airports: [...place.airports] };
}
