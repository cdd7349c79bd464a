import type { Currency } from "../money";
import type { WatchKind } from "./watch";

/** What the customer pays for all passengers by the agency's rules, and what it costs the agency; minor units. */
export interface WatchPrice {
  amountMinor: number;
  costMinor: number;
}

/** A price that can be had now. */
export interface SeenPrice {
  now: WatchPrice;
  /** What is lost of a ticketed booking that is given back for it; nothing of all else. */
  penalty: WatchPrice;
}

/** When somebody wants to be told. */
export interface WatchWishes {
  kind: WatchKind;
  /** The customer pays this or less; null for any fall. */
  targetMinor: number | null;
  leastFallMinor: number;
}

export const NO_PENALTY: WatchPrice = { amountMinor: 0, costMinor: 0 };

/** The smallest fall that is worth a message, minor units: about a dollar, so that a rate of exchange that moves is none. */
export const LEAST_FALL: Readonly<Record<Currency, number>> = { UZS: 1_000_000, USD: 100, EUR: 100, RUB: 10_000 };

/**
 * Which of several prices has fallen most, and by enough to be told. Of a booking it counts what it costs the agency, penalty included: its customer has
 * paid what was agreed. Of all else it counts what the customer would pay.
 * @param marks what falls are counted from, in the order of the prices; null of what could not be had, so that any price is news
 * @param seen null of what cannot be had now
 * @returns its place, and the marks from which the next fall is counted: one fall is told once
 */
export function fallOf(
  wishes: WatchWishes,
  marks: readonly (WatchPrice | null)[],
  seen: readonly (SeenPrice | null)[],
): { place: number; marks: (WatchPrice | null)[] } | null {
  const falls = seen.map((price, place) => price && byHowMuch(wishes, marks[place] ?? null, price));
  const most = Math.max(...falls.map((fall) => fall ?? 0));
  const place = falls.findIndex((fall) => fall !== null && fall > 0 && fall === most);
  if (place < 0) return null;
  return { place, marks: seen.map((price, at) => (price && falls[at] ? spentOn(price) : (marks[at] ?? null))) };
}

/** @returns infinite where there was no price; null where it is not told */
function byHowMuch({ kind, targetMinor, leastFallMinor }: WatchWishes, mark: WatchPrice | null, price: SeenPrice): number | null {
  if (targetMinor !== null && spentOn(price).amountMinor > targetMinor) return null;
  if (!mark) return Number.POSITIVE_INFINITY;
  const fall = savingOf(mark, price)[judgedBy(kind)];
  return fall > 0 && fall >= leastFallMinor ? fall : null;
}

/** Which side of a price tells whether it has fallen: a booking saves its agency money, for its customer has paid; all else is the customer's to save. */
export function judgedBy(kind: WatchKind): keyof WatchPrice {
  return kind === "booking" ? "costMinor" : "amountMinor";
}

/** What is saved where a price is taken, its penalty included; below zero where more is spent. Minor units. */
export function savingOf(was: WatchPrice, seen: SeenPrice): WatchPrice {
  const spent = spentOn(seen);
  return { amountMinor: was.amountMinor - spent.amountMinor, costMinor: was.costMinor - spent.costMinor };
}

/** What is spent in all where it is taken. */
function spentOn({ now, penalty }: SeenPrice): WatchPrice {
  return { amountMinor: now.amountMinor + penalty.amountMinor, costMinor: now.costMinor + penalty.costMinor };
}
