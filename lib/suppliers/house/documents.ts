import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers";
import type { FlightSegment } from "@/lib/engine/find-itineraries";
import { airportByCode } from "@/lib/reference/airports";
import { firstLeg } from "./flight-reference";

/** The universal code (any passport valid abroad), then national, diplomatic and service passports. */
const PASSPORTS = ["A", "NP", "DP", "SP"];

type Documents = Partial<Record<AgeGroup, string[]>>;

/**
 * Document types per age group (interface-facts: reference list `doc_type`). Inside Uzbekistan an identity card does as well, and for
 * children their birth certificate; everywhere else only passports do.
 */
export function documentsFor(segments: readonly FlightSegment[]): Documents {
  const airports = segments.flatMap((segment) => [firstLeg(segment).origin, ...segment.legs.map((leg) => leg.destination)]);
  const inUzbekistan = airports.every((airport) => airportByCode(airport)?.country === "UZ");
  return Object.fromEntries(AGE_GROUPS.map((age) => [age, inUzbekistan ? domestic(age) : PASSPORTS]));
}

function domestic(age: AgeGroup): string[] {
  return age === "adt" ? [...PASSPORTS, "IC"] : [...PASSPORTS, "IC", "SR"];
}
