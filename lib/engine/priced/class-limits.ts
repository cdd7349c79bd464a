import type { Cabin } from "@/lib/domain/offer";
import type { CabinLevels } from "./priced-world";

/** Nesting levels as bits of booking classes (A is 1): the rule of `seatsAvailable`, for all classes of a leg at once. */
export interface ClassLimits {
  /** By level: the classes that count together, those of them that belong to its cabin, and how many seats they may sell in sum. */
  counted: Int32Array;
  /** By level: those of its classes that are not the level's before it, and 1 where all of that level's are among its own. */
  added: Int32Array;
  goesOn: Uint8Array;
  governed: Int32Array;
  limits: Int32Array;
}

/** Levels come from the fewest classes to the most, so that the seats of one are those of the one before and a few more. */
export function compileLimits(levels: CabinLevels, cabinOf: (bookingClass: string) => Cabin): ClassLimits {
  const all = (["B", "E"] as const).flatMap((cabin) => levels[cabin].map((level) => ({ cabin, ...level })).reverse());
  const counted = Int32Array.from(all, ({ classes }) => bitsOf(classes));
  const before = counted.map((_, level) => counted[level - 1] ?? 0);
  return {
    counted,
    added: counted.map((classes, level) => classes & ~(before[level] ?? 0)),
    goesOn: Uint8Array.from(counted, (classes, level) => (level > 0 && ((before[level] ?? 0) & ~classes) === 0 ? 1 : 0)),
    governed: Int32Array.from(all, ({ classes, cabin }) => bitsOf([...classes].filter((each) => cabinOf(each) === cabin).join(""))),
    limits: Int32Array.from(all, ({ limit }) => limit),
  };
}

/**
 * Bits of the classes that may still sell so many seats.
 * @param sold seats sold in classes A … Z; null where there are none
 * @param needed 1 or more
 */
export function openClasses(
  { counted, added, goesOn, governed, limits }: ClassLimits,
  sold: ArrayLike<number> | null,
  needed: number,
): number {
  let known = 0;
  let closed = 0;
  let taken = 0;
  for (let level = 0; level < limits.length; level++) {
    const own = governed[level] ?? 0;
    known |= own;
    if (sold) taken = goesOn[level] === 1 ? taken + soldIn(added[level] ?? 0, sold) : soldIn(counted[level] ?? 0, sold);
    if ((limits[level] ?? 0) - taken < needed) closed |= own;
  }
  return known & ~closed;
}

function soldIn(classes: number, sold: ArrayLike<number>): number {
  let seats = 0;
  for (let rest = classes; rest !== 0; rest &= rest - 1) seats += sold[31 - Math.clz32(rest & -rest)] ?? 0;
  return seats;
}

function bitsOf(classes: string): number {
  let bits = 0;
  for (let index = 0; index < classes.length; index++) bits |= 1 << (classes.charCodeAt(index) - 65);
  return bits;
}
