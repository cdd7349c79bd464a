import type { Cabin } from "../offer";
import type { AgeGroup } from "../passengers/passengers";
import type { RuleConditions, RulePart, RulePlace, SellingRule } from "./policy";

/** Airport and its country. */
export interface JourneyEnd {
  airport: string;
  country: string;
}

/** What of a journey rules look at: its first flight, and both ends of its first direction. */
export interface SoldJourney {
  carrier: string;
  cabin: Cabin;
  from: JourneyEnd;
  to: JourneyEnd;
}

/**
 * The rule of this part that applies to a passenger: of all that fit, the one with the most conditions; of as many, the one that names a
 * carrier, then a city before a country (origin, then destination), then a cabin, then a passenger type. No two rules of a policy say the same conditions.
 */
export function chooseRule(
  rules: readonly SellingRule[],
  part: RulePart,
  passenger: { journey: SoldJourney; age: AgeGroup },
): SellingRule | null {
  const fitting = rules.filter((rule) => rule.part === part && fits(rule.when, passenger));
  return fitting.toSorted((left, right) => compareSpecificity(right.when, left.when))[0] ?? null;
}

function fits(when: RuleConditions, { journey, age }: { journey: SoldJourney; age: AgeGroup }): boolean {
  return (
    (when.carrier === null || when.carrier === journey.carrier) &&
    isAt(when.from, journey.from) &&
    isAt(when.to, journey.to) &&
    (when.cabin === null || when.cabin === journey.cabin) &&
    (when.age === null || when.age === age)
  );
}

function isAt(place: RulePlace | null, end: JourneyEnd): boolean {
  if (place === null) return true;
  return place.kind === "country" ? place.code === end.country : place.airports.includes(end.airport);
}

/** Above zero where the left one is the more specific. */
export function compareSpecificity(left: RuleConditions, right: RuleConditions): number {
  const [ranks, others] = [ranksOf(left), ranksOf(right)];
  const index = ranks.findIndex((rank, at) => rank !== others[at]);
  return (ranks[index] ?? 0) - (others[index] ?? 0);
}

function ranksOf({ carrier, from, to, cabin, age }: RuleConditions): number[] {
  const count = [carrier, from, to, cabin, age].filter((condition) => condition !== null).length;
  return [count, Number(carrier !== null), placeRank(from), placeRank(to), Number(cabin !== null), Number(age !== null)];
}

function placeRank(place: RulePlace | null): number {
  if (place === null) return 0;
  return place.kind === "city" ? 2 : 1;
}

/** The same of two rules that say the same conditions, whatever they add. */
export function conditionsKey({ part, when }: Pick<SellingRule, "part" | "when">): string {
  return [part, when.carrier, when.from?.code, when.to?.code, when.cabin, when.age].map((one) => one ?? "*").join("|");
}
