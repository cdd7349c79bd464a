import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import { airportByCode } from "@/lib/reference/airports";

/** The universal code (any passport valid abroad), then national, diplomatic and service passports. */
const PASSPORTS = ["A", "NP", "DP", "SP"];

type Documents = Partial<Record<AgeGroup, string[]>>;

/**
 * Document types per age group (interface-facts: reference list `doc_type`) for a journey that calls at these airports. Inside Uzbekistan
 * an identity card does as well, and for children their birth certificate; everywhere else only passports do.
 */
export function documentsAt(airports: readonly string[]): Documents {
  const inUzbekistan = airports.every((airport) => airportByCode(airport)?.country === "UZ");
  return inUzbekistan ? INSIDE : ABROAD;
}

function domestic(age: AgeGroup): string[] {
  return age === "adt" ? [...PASSPORTS, "IC"] : [...PASSPORTS, "IC", "SR"];
}

/** Shared by all offers. */
const ABROAD: Documents = Object.fromEntries(AGE_GROUPS.map((age) => [age, PASSPORTS]));
const INSIDE: Documents = Object.fromEntries(AGE_GROUPS.map((age) => [age, domestic(age)]));
