import type { PriceStory } from "@/lib/contracts/operator/why";
import { toMajor } from "@/lib/domain/money";
import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import { chooseRule, compareSpecificity, type SoldJourney } from "@/lib/domain/selling/choose-rule";
import type { RuleConditions, SellingPolicy, SellingRule } from "@/lib/domain/selling/policy";

type Tried = NonNullable<PriceStory["rules"]>["tried"][number];

/** What is sold to whom, as rules look at it. */
interface Sold {
  journey: SoldJourney;
  /** Age groups of the passengers; one may stand more than once. */
  ages: readonly AgeGroup[];
}

/** An agency's rules in the order in which they are tried, and for whom of the passengers each is the one. */
export function triedRules(policy: SellingPolicy, sold: Sold): Tried[] {
  return policy.rules
    .toSorted((one, other) => (one.part === other.part ? compareSpecificity(other.when, one.when) : one.part === "markup" ? -1 : 1))
    .map((rule) => presentRule(rule, policy, sold));
}

function presentRule(rule: SellingRule, policy: SellingPolicy, sold: Sold): Tried {
  const { part, when, value } = rule;
  return {
    part,
    when: conditionsOf(when),
    value:
      value.kind === "amount"
        ? { kind: "amount", amount: toMajor(value.minor), currency: policy.currency }
        : { kind: "percent", percent: value.basisPoints / 100 },
    applies_to: agesOf(rule, policy, sold),
  };
}

/** Ages of the passengers for whom this rule is chosen of all. */
function agesOf(rule: SellingRule, policy: SellingPolicy, { journey, ages }: Sold): AgeGroup[] {
  const travelling = AGE_GROUPS.filter((age) => ages.includes(age));
  return travelling.filter((age) => chooseRule(policy.rules, rule.part, { journey, age }) === rule);
}

function conditionsOf({ carrier, from, to, cabin, age }: RuleConditions): Tried["when"] {
  const all = [
    { what: "carrier", value: carrier },
    { what: "from", value: from?.code ?? null },
    { what: "to", value: to?.code ?? null },
    { what: "cabin", value: cabin },
    { what: "age", value: age },
  ] as const;
  return all.flatMap(({ what, value }) => (value === null ? [] : [{ what, value }]));
}
