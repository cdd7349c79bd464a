import { SCHENGEN } from "@/lib/domain/entry/areas";
import type { PassportRule } from "@/lib/domain/entry/passport";

/** A rule with where it is written. */
interface SourcedPassportRule extends PassportRule {
  source: string;
  /** `YYYY-MM` since when the source says so. */
  sourceDate: string;
}

const SCHENGEN_RULE: SourcedPassportRule = {
  months: 3,
  from: "departure",
  source: "Regulation (EU) 2016/399, Article 6(1)(a)",
  sourceDate: "2016-03",
};

const RULES: Readonly<Record<string, SourcedPassportRule>> = {
  // Sixty days beyond the ninety that may be stayed at most.
  TR: { months: 5, from: "arrival", source: "Türkiye, Law No. 6458, Article 7(1)(b)", sourceDate: "2013-04" },
  US: {
    months: 6,
    from: "departure",
    source: "United States, Immigration and Nationality Act, section 212(a)(7)(B)",
    sourceDate: "1952-06",
  },
};

/**
 * How long foreigners' passports must be valid, where the law of the country is on file.
 * @param country ISO 3166-1 alpha-2
 */
export function passportRuleOf(country: string): SourcedPassportRule | undefined {
  return RULES[country] ?? (SCHENGEN.has(country) ? SCHENGEN_RULE : undefined);
}
