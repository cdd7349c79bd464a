import type { Locale } from "@/lib/domain/localized";

/** ISO 3166-1 alpha-2 codes by continent, and XK, in use for Kosovo. A country of two continents stands where most of its people live. */
const COUNTRIES_BY_CONTINENT = {
  AF: "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW",
  AN: "AQ BV GS HM",
  AS: "AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE",
  EU: "AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK",
  NA: "AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI",
  OC: "AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS",
  SA: "AR BO BR CL CO EC FK GF GY PE PY SR UY VE",
} as const;

const CONTINENT_NAMES = {
  AF: "Africa",
  AN: "Antarctica",
  AS: "Asia",
  EU: "Europe",
  NA: "North America",
  OC: "Oceania",
  SA: "South America",
} as const;

type ContinentCode = keyof typeof CONTINENT_NAMES;
const CONTINENT_CODES: readonly ContinentCode[] = ["AF", "AN", "AS", "EU", "NA", "OC", "SA"];

const continents = new Map<string, string>();
for (const continent of CONTINENT_CODES) {
  for (const country of COUNTRIES_BY_CONTINENT[continent].split(" ")) continents.set(country, CONTINENT_NAMES[continent]);
}
const sortedCodes = [...continents.keys()].sort();

const displayNames: Partial<Record<Locale, Intl.DisplayNames>> = {};

/**
 * Country name from the runtime's own data: on the server only, browsers lack Uzbek.
 * @param code ISO 3166-1 alpha-2
 * @returns the code itself where it is unknown
 */
export function countryName(code: string, locale: Locale): string {
  if (!continents.has(code)) return code;
  displayNames[locale] ??= new Intl.DisplayNames(locale, { type: "region" });
  const name = displayNames[locale].of(code) ?? code;
  return locale === "uz" ? uzbekLetters(name) : name;
}

/** Whether this is an ISO 3166-1 alpha-2 code, or XK. */
export function isCountry(code: string): boolean {
  return continents.has(code);
}

/** All ISO 3166-1 alpha-2 codes and XK, in alphabetical order. */
export function allCountryCodes(): string[] {
  return [...sortedCodes];
}

/** @returns the continent's English name, e.g. `Asia`; empty where the code is unknown */
export function continentOf(code: string): string {
  return continents.get(code) ?? "";
}

/** The runtime writes oʻ and gʻ with a quotation mark; the letters are written with U+02BB. */
function uzbekLetters(name: string): string {
  return name.replace(/([og])[‘’'`]/gi, "$1ʻ").replace(/['‘]/g, "’");
}
