import { fromDayNumber, weekday } from "@/lib/domain/dates";
import type { Cabin } from "@/lib/domain/offer";
import { hashOf } from "../demo-network/price-level";

/** Who flies on a leg: drawn once, from the flight's name and the cities that it connects. */
export interface Demand {
  flight: number;
  route: number;
}

/** Share of the seats that an ordinary flight has sold when it leaves, and how far routes, days of a route, and flights are from it. */
const ORDINARY = 0.64;
const BY_ROUTE = 0.1;
const BY_DAY = 0.18;
const BY_FLIGHT = 0.1;
/** Of Monday … Sunday. */
const BY_WEEKDAY = [0.02, -0.08, -0.06, 0, 0.1, 0.03, 0.1];
const BUSINESS_SHARE = 0.7;
/** So many flights in a hundred are nearly full weeks ahead. */
const NEARLY_FULL_PERCENT = 4;
const NEARLY_FULL = 0.985;

/** Days in which more or fewer people travel, `MM-DD` to `MM-DD`; the first that holds counts. */
const SEASONS: readonly (readonly [from: string, to: string, more: number])[] = [
  ["12-20", "12-31", 0.17],
  ["01-01", "01-08", 0.17],
  ["03-17", "03-26", 0.12],
  ["06-10", "09-05", 0.13],
  ["01-12", "02-28", -0.12],
  ["11-05", "12-10", -0.06],
];

/** Share of the final load that is sold so many days before departure. */
const CURVE: readonly (readonly [daysLeft: number, share: number])[] = [
  [0, 1],
  [3, 0.9],
  [7, 0.76],
  [14, 0.57],
  [30, 0.35],
  [60, 0.2],
  [90, 0.12],
  [330, 0],
];

/** @param cities in either order */
export function demandOf(flight: string, cities: readonly [string, string]): Demand {
  return { flight: hashOf(flight), route: hashOf(cities.toSorted().join("")) };
}

/**
 * Share of a cabin's seats that are sold, 0–1: the same whenever it is asked, and more as departure nears.
 * @param day day number of the local date of departure
 */
export function soldShare({ flight, route }: Demand, day: number, daysLeft: number, cabin: Cabin): number {
  const booked = bookedBy(daysLeft);
  if (cabin === "E" && Math.abs(drawn(flight, -day)) * 100 < NEARLY_FULL_PERCENT) return NEARLY_FULL * booked ** 0.2;
  const wobbles = BY_ROUTE * drawn(route, 0) + BY_DAY * drawn(route, day) + BY_FLIGHT * drawn(flight, day);
  const load = ORDINARY + wobbles + (BY_WEEKDAY[weekday(day)] ?? 0) + seasonOf(day);
  return booked * Math.min(0.96, Math.max(0.2, cabin === "B" ? load * BUSINESS_SHARE : load));
}

function seasonOf(day: number): number {
  const monthDay = fromDayNumber(day).slice("YYYY-".length);
  return SEASONS.find(([from, to]) => monthDay >= from && monthDay <= to)?.[2] ?? 0;
}

/** Straight lines between the points of the curve. */
function bookedBy(daysLeft: number): number {
  const index = CURVE.findIndex(([days]) => days >= daysLeft);
  const [days, share] = CURVE[index] ?? [daysLeft, 0];
  const [sooner, more] = CURVE[index - 1] ?? [days, share];
  return days === sooner ? share : more + ((share - more) * (daysLeft - sooner)) / (days - sooner);
}

/** A number from -1 to 1 that two whole numbers always give (the finish of MurmurHash3). */
function drawn(seed: number, number: number): number {
  let mixed = seed ^ Math.imul(number, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x7fff_ffff - 1;
}
