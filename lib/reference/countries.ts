import type { Locale } from "@/lib/domain/localized";
import { REGIONS, type Region } from "@/lib/domain/places/regions";

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

/** Asia and Europe in parts, after the subregions of UN M49 where travellers know these; the other continents whole. */
const COUNTRIES_BY_REGION: Readonly<Record<Region, string>> = {
  central_asia: "KG KZ TJ TM UZ",
  eastern_europe: "AL BA BG BY CZ EE HR HU LT LV MD ME MK PL RO RS RU SI SK UA XK",
  western_europe: "AD AT AX BE CH DE DK ES FI FO FR GB GG GI GR IE IM IS IT JE LI LU MC MT NL NO PT SE SJ SM VA",
  caucasus: "AM AZ GE",
  middle_east: "AE BH CY IL IQ IR JO KW LB OM PS QA SA SY TR YE",
  south_asia: "AF BD BT IN LK MV NP PK",
  southeast_asia: "BN CC CX ID KH LA MM MY PH SG TH TL VN",
  east_asia: "CN HK JP KP KR MN MO TW",
  africa: COUNTRIES_BY_CONTINENT.AF,
  north_america: COUNTRIES_BY_CONTINENT.NA,
  south_america: COUNTRIES_BY_CONTINENT.SA,
  oceania: COUNTRIES_BY_CONTINENT.OC,
};

type ContinentCode = keyof typeof CONTINENT_NAMES;
const CONTINENT_CODES: readonly ContinentCode[] = ["AF", "AN", "AS", "EU", "NA", "OC", "SA"];

const continents = new Map<string, string>();
for (const continent of CONTINENT_CODES) {
  for (const country of COUNTRIES_BY_CONTINENT[continent].split(" ")) continents.set(country, CONTINENT_NAMES[continent]);
}
const regions = new Map(REGIONS.flatMap((region) => COUNTRIES_BY_REGION[region].split(" ").map((country) => [country, region] as const)));
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

/** @returns null for Antarctica, and where the code is unknown */
export function regionOf(code: string): Region | null {
  return regions.get(code) ?? null;
}

/** The runtime writes oʻ and gʻ with a quotation mark; the letters are written with U+02BB. */
function uzbekLetters(name: string): string {
  return name.replace(/([og])[‘’'`]/gi, "$1ʻ").replace(/['‘]/g, "’");
}
