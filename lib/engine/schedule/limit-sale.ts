import { commonDays, type DayWindow, emptyDays, isEmpty, remove, unite, weeklyDays } from "@/lib/domain/schedule/day-set";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { NOT_SOLD } from "@/lib/domain/schedule/traffic-restrictions";
import type { Chain } from "./chain-legs";

/** Flight dates on which a flight may be sold, as day numbers, both included. */
export interface SoldDates {
  from: number;
  to: number;
}

const ALL_WEEK = 0b1111111;

/**
 * Parts a flight by the dates on which it may be sold. On the others it is flown all the same, for whoever has a ticket, and nobody is sold one.
 * @param dates those on which it may; null for all
 */
export function limitSale(chain: Chain, dates: readonly SoldDates[] | null, window: DayWindow): Chain[] {
  if (dates === null) return [chain];
  const allowed = emptyDays(window);
  for (const { from, to } of dates) unite(allowed, weeklyDays(window, from, to, ALL_WEEK));
  const unsold = chain.days.slice();
  remove(unsold, allowed);
  if (isEmpty(unsold)) return [chain];
  const sold = commonDays(chain.days, allowed);
  const restricted = { ...chain, legs: chain.legs.map((leg, index) => withoutSale(leg, chain.legs.slice(index))), days: unsold };
  return isEmpty(sold) ? [restricted] : [{ ...chain, days: sold }, restricted];
}

/** @param onwards the leg and those after it */
function withoutSale(leg: LegPattern, onwards: readonly LegPattern[]): LegPattern {
  const terms = { restriction: NOT_SOLD, qualifier: "", classes: "", remarks: "" };
  return { ...leg, segments: onwards.map(({ legSequence }) => ({ offLeg: legSequence, ...terms })) };
}
