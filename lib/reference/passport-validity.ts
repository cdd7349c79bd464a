import { isSameArea, SCHENGEN } from "@/lib/domain/entry/areas";
import type { PassportRule } from "@/lib/domain/entry/passport";

/** A rule with where it is written. */
interface SourcedPassportRule extends PassportRule {
  source: string;
  /** `YYYY-MM` since when the source says so. */
  sourceDate: string;
}

// How each was checked, and what it leaves out: docs/reference-data.md.

const SCHENGEN_RULE: SourcedPassportRule = {
  months: 3,
  from: "departure",
  source: "Regulation (EU) 2016/399, Article 6(1)(a)",
  sourceDate: "2016-03",
};

/** Sixty days beyond the stay that is allowed; with the ninety that may be stayed at most. */
const TURKISH_RULE: SourcedPassportRule = {
  months: 5,
  from: "arrival",
  source: "Türkiye, Law No. 6458, Article 7(1)(b)",
  sourceDate: "2015-01",
};

const AMERICAN_RULE: SourcedPassportRule = {
  months: 6,
  from: "departure",
  source: "United States, Immigration and Nationality Act, section 212(a)(7)(B)",
  sourceDate: "1952-06",
};

/** For citizens of the countries whose passports count six months longer by agreement: valid for the stay itself is enough. */
const AMERICAN_EXEMPTION: SourcedPassportRule = {
  months: 0,
  from: "departure",
  source: "U.S. Customs and Border Protection, Exemption of the Six-Month Passport Validity Rule",
  sourceDate: "2024-01",
};

const EXEMPT_IN_US: ReadonlySet<string> = new Set(
  [
    "AD AE AG AL AM AO AR AT AU AW BA BB BE BG BM BO BR BS BZ CA CH CI CL CO CR CY CZ DE DK DM DO EE EG ES ET FI FJ FM FR",
    "GB GD GE GN GR GT GY HK HR HT HU ID IE IL IN IS IT JM JP KN KR LB LC LI LK LT LU LV LY MC ME MG MK MM MN MO MR MT MU MV MX MY MZ",
    "NG NI NL NO NP NZ PA PE PG PH PK PL PT PW PY QA RO RS RU SA SC SE SG SI SK SM SR SV TH TN TR TT TV TW UA UY UZ VA VC VE XK ZA ZW",
  ]
    .join(" ")
    .split(" "),
);

/**
 * How long the passports of a citizen must be valid, where the law of the country is on file.
 * @param country ISO 3166-1 alpha-2, as the citizenship
 * @returns null where no validity beyond the journey is asked for: between states of the Schengen area
 */
export function passportRuleOf(country: string, citizenship: string): SourcedPassportRule | null | undefined {
  if (isSameArea(country, citizenship)) return null;
  if (SCHENGEN.has(country)) return SCHENGEN_RULE;
  if (country === "TR") return TURKISH_RULE;
  if (country === "US") return EXEMPT_IN_US.has(citizenship) ? AMERICAN_EXEMPTION : AMERICAN_RULE;
  return undefined;
}
