import type { SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { AGE_THRESHOLDS, type AgeGroup, ageOn } from "@/lib/domain/passengers/passengers";

/** A passenger of the form. */
export interface Place {
  age: AgeGroup;
  /** Document number, as it is typed; empty where nobody stands there yet. */
  number: string;
  isEmpty: boolean;
}

interface Seated {
  /** Position in the form, and who stands there. */
  seats: { index: number; member: SavedPassenger }[];
  /** Members for whom there is no place of their age. */
  left: SavedPassenger[];
}

/**
 * Finds places for passengers of the book: the one that already has their document, else the first empty one of their age.
 * @param lastFlight `YYYY-MM-DD`, on which ages are counted
 */
export function seatMembers(members: readonly SavedPassenger[], places: readonly Place[], lastFlight: string): Seated {
  const taken = new Set<number>();
  const seats: Seated["seats"] = [];
  const left: SavedPassenger[] = [];
  for (const member of members) {
    const groups = groupsOf(ageOn(member.birthdate, lastFlight));
    const same = places.findIndex(({ number }) => number === member.doc_number);
    const free = places.findIndex(({ age, isEmpty }, index) => isEmpty && !taken.has(index) && groups.includes(age));
    const index = same === -1 ? free : same;
    if (index === -1) left.push(member);
    else {
      taken.add(index);
      seats.push({ index, member });
    }
  }
  return { seats, left };
}

function groupsOf(age: number): readonly AgeGroup[] {
  if (age >= AGE_THRESHOLDS.adult.min) return ["adt"];
  return age >= AGE_THRESHOLDS.child.min ? ["chd"] : ["inf", "ins"];
}
