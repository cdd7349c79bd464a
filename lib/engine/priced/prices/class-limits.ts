import type { Cabin } from "@/lib/domain/offer";
import type { SaleLimits } from "@/lib/domain/schedule/seats/sale-limits";
import { i32At, outside } from "@/lib/util/at";
import type { CabinLevels } from "./priced-world";

/**
 * Nested booking limits of a leg for all its classes at once, three numbers a level: bits of the classes (A is 1) whose seats are added to
 * those of the level before, bits of the classes that it governs, and how many seats it may sell in sum. From the fewest classes to the most.
 */
export type ClassLimits = Int32Array;

const NUMBERS_PER_LEVEL = 3;
/** Bit of the first number: only the level's own classes are counted. */
const STARTS_ANEW = 1 << 30;

export function compileLimits(levels: CabinLevels, cabinOf: (bookingClass: string) => Cabin): ClassLimits {
  const all = (["B", "E"] as const).flatMap((cabin) => levels[cabin].map((level) => ({ cabin, ...level })).reverse());
  let before = 0;
  const numbers = all.flatMap(({ classes, others = "", cabin, limit }) => {
    const counted = classBits(classes + others);
    const added = (before & ~counted) === 0 ? counted & ~before : counted | STARTS_ANEW;
    before = counted;
    return [added, classBits([...classes].filter((each) => cabinOf(each) === cabin).join("")), limit];
  });
  return Int32Array.from(numbers);
}

/**
 * Bits of the classes that may still sell so many seats: the rule of `seatsAvailable`.
 * @param sold seats sold in classes A … Z; null where there are none
 * @param needed 1 or more
 */
export function openClasses(limits: ClassLimits, sold: ArrayLike<number> | null, needed: number): number {
  let known = 0;
  let closed = 0;
  let taken = 0;
  for (let level = 0; level < limits.length; level += NUMBERS_PER_LEVEL) {
    const added = i32At(limits, level);
    const governed = i32At(limits, level + 1);
    known |= governed;
    if ((added & STARTS_ANEW) !== 0) taken = 0;
    if (sold) taken += soldIn(added & ~STARTS_ANEW, sold);
    if (i32At(limits, level + 2) - taken < needed) closed |= governed;
  }
  return known & ~closed;
}

/** Bits of the classes that the house does not let sell so many seats more. @param sold, needed as of `openClasses` */
export function closedClasses(limits: SaleLimits, sold: ArrayLike<number> | null, needed: number): number {
  let closed = 0;
  for (const { classes, limit } of limits) {
    const bits = classBits(classes);
    if (limit - (sold ? soldIn(bits, sold) : 0) < needed) closed |= bits;
  }
  return closed;
}

function soldIn(classes: number, sold: ArrayLike<number>): number {
  let seats = 0;
  for (let rest = classes; rest !== 0; rest &= rest - 1) {
    const bookingClass = 31 - Math.clz32(rest & -rest);
    seats += sold[bookingClass] ?? outside(sold, bookingClass);
  }
  return seats;
}

/** Bits of booking classes, A is 1. */
export function classBits(classes: string): number {
  let bits = 0;
  for (let index = 0; index < classes.length; index++) bits |= 1 << (classes.charCodeAt(index) - 65);
  return bits;
}
