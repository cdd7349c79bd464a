import { isDate } from "../dates";

/** Age groups of the interface: adult 12+, child 2 to under 12, infant under 2 on a lap, infant under 2 with a seat. */
export const AGE_GROUPS = ["adt", "chd", "inf", "ins"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const GENDERS = ["M", "F"] as const;
export type Gender = (typeof GENDERS)[number];

/** How many passengers of each age group travel together. */
export type Party = Readonly<Record<AgeGroup, number>>;

/** How many passengers with a seat of their own one search or booking can have (interface-facts). */
export const MAX_SEATED = 9;

/**
 * Age in whole years on the date of the last flight, both ends included (interface-facts). Few people have ever been older than the last, and none of them
 * flew: an older birth date is a slip.
 */
export const AGE_THRESHOLDS = {
  adult: { min: 12, max: 120 },
  child: { min: 2, max: 11 },
  infant: { min: 0, max: 1 },
} as const;

/** Age of the adult that an infant travels with (code 1183), and of whoever may travel without an adult. */
export const GUARDIAN_AGE = 18;

/** Passengers that need a seat: all but infants on a lap. */
export function seatsNeeded(party: Party): number {
  return party.adt + party.chd + party.ins;
}

/** All passengers, infants on a lap included. */
export function headCount(party: Party): number {
  return seatsNeeded(party) + party.inf;
}

/** One age group per passenger, in the order adt, chd, inf, ins. */
export function ageGroupsOf(party: Party): AgeGroup[] {
  return AGE_GROUPS.flatMap((age) => Array.from({ length: party[age] }, () => age));
}

/**
 * Age in whole years.
 * @param birthdate `YYYY-MM-DD`
 * @param on `YYYY-MM-DD`, the local date of the last flight
 */
export function ageOn(birthdate: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return on.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/**
 * Age group on the date of the last flight of somebody who flew in one before. An infant stays one with or without a seat.
 * @param birthdate `YYYY-MM-DD`; what is no date leaves the group as it was
 * @param on `YYYY-MM-DD`, the local date of the last flight
 */
export function ageGroupOn({ age, birthdate }: { age: AgeGroup; birthdate: string }, on: string): AgeGroup {
  if (!isDate(birthdate) || !isDate(on)) return age;
  const years = ageOn(birthdate, on);
  if (years >= AGE_THRESHOLDS.adult.min) return "adt";
  if (years >= AGE_THRESHOLDS.child.min) return "chd";
  return age === "ins" ? "ins" : "inf";
}

/**
 * Who is under 18 on the date of the last flight where nobody who travels is older, by index: carriers have rules of their own for them, and borders ask for
 * their parents' consent. Such a booking is nobody's mistake, so it is told of and not refused.
 * @param birthdates `YYYY-MM-DD`; null of whoever does not fly, or where it is not known
 */
export function withoutAdult(birthdates: readonly (string | null)[], lastFlight: string): number[] {
  const known = birthdates.flatMap((birthdate, index) => (birthdate ? [{ index, age: ageOn(birthdate, lastFlight) }] : []));
  return known.some(({ age }) => age >= GUARDIAN_AGE) ? [] : known.map(({ index }) => index);
}
