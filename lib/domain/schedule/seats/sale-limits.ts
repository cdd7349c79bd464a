import { z } from "zod";
import type { NestingLimit } from "../inventory";

/** How many seats the house lets a leg sell in one class, or in all, whatever its authorisations say. */
export interface SaleLimit extends Pick<NestingLimit, "classes" | "limit"> {
  /** Milliseconds since 1970; null where it holds for good. */
  until: number | null;
}

/** Those that hold for a leg; they are independent of each other and of its nesting levels. */
export type SaleLimits = readonly SaleLimit[];

export const EVERY_CLASS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const kept = z.array(z.object({ classes: z.string(), limit: z.int(), until: z.number().nullable() }));

/** The column leg_inventory.limits. @param nowMs those that are over by then are left out */
export function parseSaleLimits(json: unknown, nowMs: number): SaleLimits {
  return json === null || json === undefined ? [] : inForce(kept.parse(json), nowMs);
}

export function inForce(limits: SaleLimits, nowMs: number): SaleLimits {
  return limits.filter(({ until }) => until === null || until > nowMs);
}

/** How a departure is sold: `closed` as a whole, `limited` in some class or in how many, `open` without a word of the house. */
export const SALE_STATES = ["open", "limited", "closed"] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** @param sold as of `roomUnder` */
export function saleStateOf(limits: SaleLimits, sold: ArrayLike<number>): SaleState {
  if (limits.length === 0) return "open";
  return roomOnBoard(limits, sold) === 0 ? "closed" : "limited";
}

/** Seats that the limits of the whole departure leave, without end where there is none. */
export function roomOnBoard(limits: SaleLimits, sold: ArrayLike<number>): number {
  const whole = limits.filter(({ classes }) => classes === EVERY_CLASS);
  return roomUnder(whole, "A", sold);
}

/**
 * Seats that the limits leave a class, without end where none of them is about it.
 * @param sold seats sold in classes A … Z (26 numbers; missing ones are zero)
 */
export function roomUnder(limits: SaleLimits, bookingClass: string, sold: ArrayLike<number>): number {
  const own = limits.filter(({ classes }) => classes.includes(bookingClass));
  return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...own.map(({ classes, limit }) => limit - soldIn(classes, sold))));
}

function soldIn(classes: string, sold: ArrayLike<number>): number {
  return [...classes].reduce((sum, each) => sum + (sold[each.charCodeAt(0) - 65] ?? 0), 0);
}
