import type { FareRule } from "@/lib/contracts/interface/offers";

/** Flights under the same conditions. */
export interface RuleGroup {
  key: string;
  rule: FareRule;
  /** `TAS – IST`, one per fare. */
  routes: string[];
}

/** Puts fares with the same conditions together, so that a return flight does not say everything four times. */
export function groupRules(rules: readonly FareRule[]): RuleGroup[] {
  const groups = new Map<string, RuleGroup>();
  for (const rule of rules) {
    const { airline, fare_family_type, booking_class, fare_basis, refund, change, text } = rule;
    const key = JSON.stringify([airline.code, fare_family_type, booking_class, fare_basis, refund, change, text]);
    const group = groups.get(key) ?? { key, rule, routes: [] };
    group.routes.push(`${rule.departure_airport} – ${rule.arrival_airport}`);
    groups.set(key, group);
  }
  return [...groups.values()];
}
