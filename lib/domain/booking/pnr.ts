/** Letters and digits that cannot be taken for each other (no 0 O, 1 I L, 2 Z, 5 S, 8 B) and, without vowels, spell no words. */
const ALPHABET = "CDFGHJKMNPQRTVWXY34679";
const LETTERS = ALPHABET.replace(/\d/g, "");

/** A whole number from 0 up to but not including `below`, e.g. `randomInt` of node:crypto. */
type RandomBelow = (below: number) => number;

function pick(alphabet: string, random: RandomBelow): string {
  return alphabet.charAt(random(alphabet.length));
}

function code(length: number, random: RandomBelow): string {
  // A letter first, so that no program ever reads a code as a number.
  return pick(LETTERS, random) + Array.from({ length: length - 1 }, () => pick(ALPHABET, random)).join("");
}

/** A passenger name record's locator: six characters without look-alikes (interface-facts, Industry facts). */
export function makePnr(random: RandomBelow): string {
  return code(6, random);
}

/** The human-readable number of a booking: eight characters without look-alikes. */
export function makeBookingNumber(random: RandomBelow): string {
  return code(8, random);
}
