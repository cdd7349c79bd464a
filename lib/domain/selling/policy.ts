import type { Currency } from "../money";
import type { Cabin } from "../offer";
import type { AgeGroup } from "../passengers/passengers";

/** What a rule adds: the agency's markup, or its service fee. Of each kind one rule applies to a passenger, and both together are its margin. */
export const RULE_PARTS = ["markup", "fee"] as const;
export type RulePart = (typeof RULE_PARTS)[number];

/** An amount of minor units of the policy's currency, or hundredths of a percent of what it is counted from. */
export type SellingValue = { kind: "amount"; minor: number } | { kind: "percent"; basisPoints: number };

/** A country, or a city with its airports. */
export type RulePlace = { kind: "country"; code: string } | { kind: "city"; code: string; airports: readonly string[] };

/** What a journey has to be for a rule to apply; null is any. */
export interface RuleConditions {
  /** Carrier of the first flight, IATA code. */
  carrier: string | null;
  /** Places where the first direction begins (`from`) and ends (`to`). */
  from: RulePlace | null;
  to: RulePlace | null;
  /** Cabin of the first flight. */
  cabin: Cabin | null;
  age: AgeGroup | null;
}

export interface SellingRule {
  part: RulePart;
  when: RuleConditions;
  /** Percent is counted from what the passenger costs the agency. */
  value: SellingValue;
}

export interface Rounding {
  /** The selling price of each passenger is a multiple of this, minor units. */
  toMinor: number;
  mode: "up" | "nearest";
}

/** How far an agent may go, in hundredths of a percent of what the booking costs; below zero is below cost. */
export interface MarginBounds {
  lowestBp: number;
  highestBp: number;
}

/** How a partner makes its own prices. */
export interface SellingPolicy {
  /** Currency of all amounts: they say nothing of bookings in another one. */
  currency: Currency;
  rules: readonly SellingRule[];
  /** Null: prices stay as they come out. */
  rounding: Rounding | null;
  /** Null: agents change no price. */
  bounds: MarginBounds | null;
  /** What the agency keeps of a passenger's selling price when the tickets are given back; percent is counted from that price. */
  keeps: SellingValue;
}

/** Hundredths of a percent in one whole. */
export const BP_OF_WHOLE = 10_000;

/** Nearest minor unit, half a unit up. @param basisPoints may be below zero */
export function partOf(minor: number, basisPoints: number): number {
  return Math.round((minor * basisPoints) / BP_OF_WHOLE);
}

/** @returns null where it is an amount of another currency */
export function amountOf(value: SellingValue, fromMinor: number, isSameCurrency: boolean): number | null {
  if (value.kind === "percent") return partOf(fromMinor, value.basisPoints);
  return isSameCurrency ? value.minor : null;
}

/** Whether a policy makes a price of its own anywhere: without rules, and without bounds for agents, everything is sold for what it costs. */
export function hasOwnPrices({ rules, bounds }: Pick<SellingPolicy, "rules" | "bounds">): boolean {
  return rules.length > 0 || bounds !== null;
}
