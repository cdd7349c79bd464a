import { AGE_GROUPS, type AgeGroup, type Party } from "@/lib/domain/passengers/passengers";

/** A passenger with what was refunded of theirs. */
export interface Flying {
  age: AgeGroup;
  returnedAt: Date | null;
  returnedDirections: readonly { direction: number }[];
}

/** How many of each age group fly a direction. */
export function partyOn(passengers: readonly Flying[], direction: number): Party {
  const there = passengers.filter(({ returnedAt, returnedDirections }) => {
    return !returnedAt && returnedDirections.every((returned) => returned.direction !== direction);
  });
  const party = { adt: 0, chd: 0, inf: 0, ins: 0 };
  for (const age of AGE_GROUPS) party[age] = there.filter((passenger) => passenger.age === age).length;
  return party;
}

/** Directions that all who are in the booking have given back. */
export function emptyDirections(passengers: readonly Flying[], { length }: { length: number }): number[] {
  return [...Array(length).keys()].filter((direction) => Object.values(partyOn(passengers, direction)).every((count) => count === 0));
}
