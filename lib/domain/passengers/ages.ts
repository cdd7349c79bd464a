import { isDate } from "../dates";
import { AGE_GROUPS, AGE_THRESHOLDS, type AgeGroup, ageOn, GUARDIAN_AGE, headCount, type Party } from "./passengers";
import type { Problem, Report } from "./problem";
import { TEXTS } from "./texts";

const BANDS = { adt: AGE_THRESHOLDS.adult, chd: AGE_THRESHOLDS.child, inf: AGE_THRESHOLDS.infant, ins: AGE_THRESHOLDS.infant };

/** What is known of a passenger's age; null where the field was reported. */
interface Aged {
  age: AgeGroup | null;
  birthdate: string | null;
}

/** @param today `YYYY-MM-DD`, the latest date that any clock on Earth shows: a baby may be born there already */
export function readBirthdate(raw: string | undefined, field: string, today: string, report: Report): string | null {
  if (!raw) return report("birthdate_missing", field, TEXTS.date);
  if (!isDate(raw)) return report("bad_format", field, TEXTS.date);
  const impossible = raw > today || ageOn(raw, today) > AGE_THRESHOLDS.adult.max;
  return impossible ? report("passenger_invalid", field, TEXTS.birthdateRange) : raw;
}

export function readAgeGroup(raw: string | undefined, field: string, report: Report): AgeGroup | null {
  if (!raw) return report("passenger_field_missing", field, TEXTS.ageGroup);
  return AGE_GROUPS.find((group) => group === raw) ?? report("passenger_invalid", field, TEXTS.ageGroup);
}

/** Whether the age on the date of the last flight is that of the group. */
export function checkAge({ age, birthdate }: Aged, at: string, lastFlight: string, report: Report): void {
  if (!age || !birthdate) return;
  const years = ageOn(birthdate, lastFlight);
  if (years >= BANDS[age].min && years <= BANDS[age].max) return;
  if (age === "inf" || age === "ins") report("infant_too_old", `${at}.birthdate`, TEXTS.infantTooOld);
  else report("wrong_passenger_types", `${at}.birthdate`, TEXTS.wrongGroup);
}

/** As many of each age group as were searched. Where a group is unknown, that was reported, and only the sum is looked at. */
export function checkCounts(passengers: readonly Aged[], party: Party): Problem[] {
  if (passengers.length === headCount(party) && passengers.some(({ age }) => age === null)) return [];
  const fits = AGE_GROUPS.every((group) => passengers.filter(({ age }) => age === group).length === party[group]);
  return fits ? [] : [{ kind: "counts_mismatch", field: "passengers", text: TEXTS.counts }];
}

/**
 * Each infant on a lap needs an adult of 18 or older to itself, and infants with seats at least one between them. Named are the
 * adults that are too young.
 */
export function checkGuardians(passengers: readonly Aged[], lastFlight: string): Problem[] {
  const count = (group: AgeGroup) => passengers.filter(({ age }) => age === group).length;
  const needed = Math.max(count("inf"), count("ins") > 0 ? 1 : 0);
  const tooYoung = passengers.flatMap(({ age, birthdate }, index) =>
    age === "adt" && birthdate && ageOn(birthdate, lastFlight) < GUARDIAN_AGE ? [index] : [],
  );
  if (needed === 0 || count("adt") - tooYoung.length >= needed) return [];
  return tooYoung.map((index) => ({ kind: "infant_needs_adult", field: `passengers.${index}.birthdate`, text: TEXTS.adultTooYoung }));
}

/** Whether somebody grown up is there for everybody who stays in a booking, as when it was made. */
export function haveAdults(passengers: readonly Aged[], lastFlight: string): boolean {
  const count = (group: AgeGroup) => passengers.filter(({ age }) => age === group).length;
  return count("adt") > 0 && count("inf") <= count("adt") && checkGuardians(passengers, lastFlight).length === 0;
}
