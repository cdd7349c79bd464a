import type { Cabin } from "@/lib/domain/offer";
import type { CabinLevels } from "./priced-world";

/** Numbers of a level: the classes whose seats are added, the classes that it governs, and how many seats it may sell in sum. */
const WORDS = 3;
/** Bit of the first number: the level's seats are not those of the level before and some more, but its own alone. */
const STARTS_ANEW = 1 << 30;

/**
 * Nesting levels as bits of booking classes (A is 1), three numbers each: the rule of `seatsAvailable`, for all classes of a leg at once.
 * Levels come from the fewest classes to the most, so that the seats of one are those of the one before and a few more.
 */
export function compileLimits(levels: CabinLevels, cabinOf: (bookingClass: string) => Cabin): number[] {
  const all = (["B", "E"] as const).flatMap((cabin) => levels[cabin].map((level) => ({ cabin, ...level })).reverse());
  return all.flatMap(({ classes, cabin, limit }, index) => {
    const [counted, before] = [bitsOf(classes), bitsOf(all[index - 1]?.classes ?? "")];
    const added = (before & ~counted) === 0 ? counted & ~before : counted | STARTS_ANEW;
    return [added, bitsOf([...classes].filter((each) => cabinOf(each) === cabin).join("")), limit];
  });
}

/**
 * Bits of the classes that may still sell so many seats.
 * @param limits compiled levels, from `start` up to, not including, `end`
 * @param sold seats sold in classes A … Z; null where there are none
 * @param needed 1 or more
 */
export function openClasses(limits: Int32Array, start: number, end: number, sold: ArrayLike<number> | null, needed: number): number {
  let known = 0;
  let closed = 0;
  let taken = 0;
  for (let level = start; level < end; level += WORDS) {
    const added = limits[level] ?? 0;
    const governed = limits[level + 1] ?? 0;
    known |= governed;
    if ((added & STARTS_ANEW) !== 0) taken = 0;
    if (sold) taken += soldIn(added & ~STARTS_ANEW, sold);
    if ((limits[level + 2] ?? 0) - taken < needed) closed |= governed;
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
