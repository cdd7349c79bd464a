import type { SoldJourney } from "../choose-rule";
import type { RuleConditions, SellingPolicy, SellingRule } from "../policy";

/** Uzbekistan Airways, economy, Tashkent to Istanbul. */
export const TAS_IST: SoldJourney = {
  carrier: "HY",
  cabin: "E",
  from: { airport: "TAS", country: "UZ" },
  to: { airport: "IST", country: "TR" },
};

/** A rule for everything that adds a markup of nothing, but for what is named. */
export function makeRule({ when, ...choices }: Partial<Omit<SellingRule, "when">> & { when?: Partial<RuleConditions> } = {}): SellingRule {
  const anything: RuleConditions = { carrier: null, from: null, to: null, cabin: null, age: null };
  return { part: "markup", value: { kind: "amount", minor: 0 }, ...choices, when: { ...anything, ...when } };
}

/** A policy in sums that makes no prices, but for what is named. */
export function makePolicy(choices: Partial<SellingPolicy> = {}): SellingPolicy {
  return { currency: "UZS", rules: [], rounding: null, bounds: null, keeps: { kind: "amount", minor: 0 }, ...choices };
}
