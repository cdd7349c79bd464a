import type { Cabin } from "@/lib/domain/offer";
import type { CabinLevels } from "./priced-world";

/** Nesting levels as bits of booking classes (A is 1): the rule of `seatsAvailable`, for all classes of a leg at once. */
export interface ClassLimits {
  /** By level: the classes that count together, those of them that belong to its cabin, and how many seats they may sell in sum. */
  counted: Int32Array;
  governed: Int32Array;
  limits: Int32Array;
}

export function compileLimits(levels: CabinLevels, cabinOf: (bookingClass: string) => Cabin): ClassLimits {
  const all = (["B", "E"] as const).flatMap((cabin) => levels[cabin].map((level) => ({ cabin, ...level })));
  return {
    counted: Int32Array.from(all, ({ classes }) => bitsOf(classes)),
    governed: Int32Array.from(all, ({ classes, cabin }) => bitsOf([...classes].filter((each) => cabinOf(each) === cabin).join(""))),
    limits: Int32Array.from(all, ({ limit }) => limit),
  };
}

/**
 * Bits of the classes that may still sell so many seats.
 * @param sold seats sold in classes A … Z; null where there are none
 * @param needed 1 or more
 */
export function openClasses({ counted, governed, limits }: ClassLimits, sold: ArrayLike<number> | null, needed: number): number {
  let known = 0;
  let closed = 0;
  for (let level = 0; level < limits.length; level++) {
    const own = governed[level] ?? 0;
    known |= own;
    const taken = sold ? soldIn(counted[level] ?? 0, sold) : 0;
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
