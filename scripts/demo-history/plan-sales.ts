import { weekday } from "@/lib/domain/dates";
import { TASHKENT_MS } from "@/lib/domain/tashkent";
import { drawn, drawnOf } from "./draw";

/** What became of the booking that others are copies of. */
export type Outcome = "ticketed" | "cancelled" | "void" | "refunded";

/** A booking of the demonstration that earlier ones are like. */
export interface Template {
  id: string;
  outcome: Outcome;
  createdAt: Date;
  /** What was paid for it from the deposit, minor units, whatever came back. */
  spentMinor: number;
}

/** An agency whose past is planned. */
export interface Seller {
  code: string;
  /** As booking events name them. */
  actors: readonly string[];
  /** Bookings of an ordinary working day. */
  aDay: number;
}

/** One booking of the past. */
export interface PlannedSale {
  template: Template;
  code: string;
  actor: string;
  soldAt: Date;
  /** Whole weeks that its flights leave before those of the template, so that they fly on that day of the week: days, negative. */
  flownDays: number;
}

/** The same with the number that its copy is known by, from 1. */
export type Planned = PlannedSale & { n: number; partnerId: string };

/** Money that an agency paid in. */
export interface PlannedTopUp {
  code: string;
  at: Date;
  amountMinor: number;
}

const DAY_MS = 86_400_000;
export const HISTORY_DAYS = 90;
const OPENS_HOUR = 9;
const OPEN_MINUTES = 10 * 60;
/** Of Monday … Sunday: how much of an ordinary working day is sold. */
const BY_WEEKDAY = [1.1, 1, 0.95, 1, 1.25, 0.7, 0.35];
/** Business grows by so much over the time. */
const GROWTH = 0.5;
/** Of a hundred bookings; the rest are ticketed. */
const SHARES: readonly (readonly [Outcome, number])[] = [
  ["cancelled", 9],
  ["void", 2],
  ["refunded", 5],
];
/** Top-ups are whole numbers of these: 50,000,000 UZS. */
const TOP_UP_MINOR = 5_000_000_000;
const TOP_UP_DAYS = 9;

/** The bookings of one agency over the last ninety days, the earliest first. @param templates of every outcome that is to occur */
export function planSales(seller: Seller, templates: readonly Template[], now: Date): PlannedSale[] {
  const sales: PlannedSale[] = [];
  for (let ago = HISTORY_DAYS; ago >= 1; ago--) {
    const midnight = Math.floor((now.getTime() + TASHKENT_MS) / DAY_MS - ago) * DAY_MS - TASHKENT_MS;
    const moments = Array.from({ length: salesOn(seller, midnight, ago) }, (_, place) => drawn(seller.code, midnight, place, "minute"));
    for (const [place, moment] of moments.toSorted((one, other) => one - other).entries()) {
      const template = templateOf(templates, seller.code, midnight, place);
      const soldAt = new Date(midnight + (OPENS_HOUR * 60 + moment * OPEN_MINUTES) * 60_000);
      const actor = drawnOf(seller.actors, seller.code, midnight, place, "actor");
      sales.push({ template, code: seller.code, actor, soldAt, flownDays: -7 * Math.round((ago - 3) / 7) });
    }
  }
  return sales;
}

/** @param midnight of the day in Tashkent, as an instant */
function salesOn({ code, aDay }: Seller, midnight: number, ago: number): number {
  const ordinary = aDay * (BY_WEEKDAY[weekday(Math.floor((midnight + TASHKENT_MS) / DAY_MS))] ?? 1) * (1 - (GROWTH * ago) / HISTORY_DAYS);
  return Math.floor(ordinary * (0.7 + 0.6 * drawn(code, midnight, "day")) + drawn(code, midnight, "rest"));
}

function templateOf(templates: readonly Template[], ...words: readonly (string | number)[]): Template {
  const of = (wanted: Outcome) => templates.filter(({ outcome }) => outcome === wanted);
  let percent = drawn(...words, "outcome") * 100;
  for (const [outcome, share] of SHARES) {
    if (percent < share && of(outcome).length > 0) return drawnOf(of(outcome), ...words, "template");
    percent -= share;
  }
  return drawnOf(of("ticketed"), ...words, "template");
}

/** Money paid in at ten in the morning of the days before which it would run out, for nine days like those that follow. */
export function planTopUps(code: string, sales: readonly PlannedSale[]): PlannedTopUp[] {
  const topUps: PlannedTopUp[] = [];
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const { soldAt } of sales) {
    if (soldAt.getTime() < coveredUntil) continue;
    const midnight = Math.floor((soldAt.getTime() + TASHKENT_MS) / DAY_MS) * DAY_MS - TASHKENT_MS;
    coveredUntil = midnight + TOP_UP_DAYS * DAY_MS;
    const spent = sales
      .filter((sale) => sale.soldAt >= soldAt && sale.soldAt.getTime() < coveredUntil)
      .map(({ template }) => template.spentMinor);
    const amountMinor = TOP_UP_MINOR * Math.ceil(spent.reduce((sum, each) => sum + each, 1) / TOP_UP_MINOR);
    topUps.push({ code, at: new Date(midnight + (OPENS_HOUR * 60 - 20) * 60_000), amountMinor });
  }
  return topUps;
}
