import { fromMajor, toMajor } from "@/lib/domain/money";

/** A cost in an address stands in the digits of this base: a customer looks at the address bar, too, and at what the browser says of a link. */
const BASE = 36;
const WRITTEN = /^[0-9a-z]{1,10}$/;

/** What an offer costs the agency, as an address has it. @param cost major units */
export function writeSeenCost(cost: number): string {
  return fromMajor(cost).toString(BASE);
}

/** @returns major units; null where the address names none */
export function readSeenCost(text: string | string[] | undefined): number | null {
  if (typeof text !== "string" || !WRITTEN.test(text)) return null;
  return toMajor(Number.parseInt(text, BASE)) || null;
}
