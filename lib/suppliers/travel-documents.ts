import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import { airportByCode } from "@/lib/reference/airports";

/** The universal code (any passport valid abroad) and Russia's own for it, then national, diplomatic and service passports. */
const PASSPORTS = ["A", "NP", "DP", "SP", "PSP"];

/**
 * States between which Russian citizens travel on their internal passport, and inside them: the members of the Eurasian Economic Union (Treaty
 * of 29 May 2014 and the agreements on travel without visas between its members).
 */
const INTERNAL_PASSPORT = new Set(["RU", "BY", "KZ", "KG", "AM"]);

type Documents = Partial<Record<AgeGroup, string[]>>;

/**
 * Document types per age group (interface-facts: reference list `doc_type`) for a journey that calls at these airports. Where no border is passed an
 * identity card does as well, and for children their birth certificate; between the states that take it, the Russian internal passport;
 * everywhere else only passports do.
 */
export function documentsAt(airports: readonly string[]): Documents {
  return documentsIn(countriesOf(airports));
}

/** The countries of some airports, each once; an empty text for airports that the reference data do not know. */
export function countriesOf(airports: readonly string[]): string[] {
  return [...new Set(airports.map((airport) => airportByCode(airport)?.country ?? ""))];
}

/** The same for a journey that calls at airports of these countries, which may be named several times. */
export function documentsIn(countries: readonly string[]): Documents {
  const [first = ""] = countries;
  const isDomestic = first !== "" && countries.every((country) => country === first);
  const takesInternal = countries.length > 0 && countries.every((country) => INTERNAL_PASSPORT.has(country));
  return LISTS[isDomestic ? "domestic" : "abroad"][takesInternal ? "internal" : "passports"];
}

function listsOf(isDomestic: boolean, takesInternal: boolean): Documents {
  const all = [...PASSPORTS, ...(isDomestic ? ["IC"] : []), ...(takesInternal ? ["PS"] : [])];
  return Object.fromEntries(AGE_GROUPS.map((age) => [age, isDomestic && age !== "adt" ? [...all, "SR"] : all]));
}

/** Shared by all offers. */
const LISTS = {
  domestic: { passports: listsOf(true, false), internal: listsOf(true, true) },
  abroad: { passports: listsOf(false, false), internal: listsOf(false, true) },
};
