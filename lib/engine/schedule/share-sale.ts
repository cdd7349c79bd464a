import { type DaySet, type DayWindow, emptyDays, isEmpty, remove, unite } from "@/lib/domain/schedule/day-set";
import { restrictionOf } from "@/lib/domain/schedule/traffic-restrictions";
import { groupBy } from "@/lib/util/grouping";
import type { TimedService } from "./flown-times";

/** A service of one of an aircraft's numbers. */
export interface Claim extends TimedService {
  /** The lower, the sooner it is the one that is offered. */
  rank: number;
  /** Traffic restriction code; empty for none. */
  restriction: string;
}

/** Codes that leave nothing but the sale by itself, or in connections, of what has the code. Codes that allow one of both stay. */
const LEFT_ALONE: Readonly<Record<string, string>> = { "": "B", C: "B", F: "B" };
const LEFT_CONNECTING: Readonly<Record<string, string>> = { "": "K", F: "Y" };

/**
 * Offers an aircraft once: each UTC day goes to the first of its numbers by rank and code, by itself and in connections apart, as who may not be
 * sold so takes nothing away. Nor does in connections who may be sold in some of them only.
 * A flight leaves a station once a UTC day, so the same day is the same departure.
 * @param claims on one aircraft between two airports
 * @returns the same with the days that are left, and with other restrictions on days of which a part is left
 */
export function shareSale(claims: readonly Claim[], window: DayWindow): Claim[] {
  const sorted = claims.toSorted((one, other) => one.rank - other.rank || (one.flight < other.flight ? -1 : 1));
  const taken = { alone: emptyDays(window), connecting: emptyDays(window) };
  const shared: Claim[] = [];
  for (const own of groupBy(sorted, ({ flight }) => flight).values()) {
    shared.push(...own.flatMap((claim) => leftOf(claim, taken)));
    for (const { restriction, days } of own) {
      const { alone, connecting } = restrictionOf(restriction);
      if (alone) unite(taken.alone, days);
      if (connecting === "any") unite(taken.connecting, days);
    }
  }
  return shared;
}

function leftOf(claim: Claim, taken: { alone: DaySet; connecting: DaySet }): Claim[] {
  const { days, restriction } = claim;
  const { alone, connecting } = restrictionOf(restriction);
  if (!alone && connecting === "none") return [claim];
  const [soldAlone, soldConnecting] = [days.slice(), days.slice()];
  remove(soldAlone, taken.alone);
  remove(soldConnecting, taken.connecting);
  if (connecting === "none") return [{ ...claim, days: soldAlone }];
  if (!alone) return [{ ...claim, days: soldConnecting }];
  const both = soldAlone.slice();
  remove(both, taken.connecting);
  remove(soldAlone, both);
  remove(soldConnecting, both);
  const parts = [
    { ...claim, days: soldAlone, restriction: LEFT_ALONE[restriction] ?? restriction },
    { ...claim, days: soldConnecting, restriction: LEFT_CONNECTING[restriction] ?? restriction },
  ];
  return [{ ...claim, days: both }, ...parts.filter((part) => !isEmpty(part.days))];
}
