import type { PriceStory } from "@/lib/contracts/operator/why";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { sum, toMajor } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { chooseRule, compareSpecificity, type SoldJourney } from "@/lib/domain/selling/choose-rule";
import type { RuleConditions, SellingPolicy, SellingRule } from "@/lib/domain/selling/policy";
import { journeyOf, sellBooking } from "@/lib/services/terms/selling/sell-booking";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";

type Rules = NonNullable<PriceStory["rules"]>;

interface Asked {
  partnerId: string;
  snapshot: BookingSnapshot;
  /** Of the booking. */
  createdAt: Date;
}

/**
 * The agency's rules of today in the order in which they are tried, and for whom of the booking each is the one. A booking keeps what it was sold for, not
 * the rules of then: where they were changed since, that is said.
 */
export async function explainRules({ partnerId, snapshot, createdAt }: Asked): Promise<Rules | null> {
  const policy = await readSellingPolicy(partnerId);
  if (!policy || policy.rules.length === 0) return null;
  const sold = sellBooking(policy, snapshot, snapshot.prices);
  return {
    tried: policy.rules
      .toSorted((one, other) => (one.part === other.part ? compareSpecificity(other.when, one.when) : one.part === "markup" ? -1 : 1))
      .map((rule) => presentRule(rule, policy, snapshot)),
    rounding: policy.rounding && { to: toMajor(policy.rounding.toMinor), mode: policy.rounding.mode },
    selling: sold && toMajor(sum(sold.map(({ sellingMinor }) => sellingMinor))),
    changed_since: await hasChangedSince(partnerId, createdAt),
  };
}

function presentRule(rule: SellingRule, policy: SellingPolicy, snapshot: BookingSnapshot): Rules["tried"][number] {
  const { part, when, value } = rule;
  return {
    part,
    when: conditionsOf(when),
    value:
      value.kind === "amount"
        ? { kind: "amount", amount: toMajor(value.minor), currency: policy.currency }
        : { kind: "percent", percent: value.basisPoints / 100 },
    applies_to: agesOf(rule, policy, snapshot),
  };
}

/** Ages of the booking's passengers for whom this rule is chosen of all. */
function agesOf(rule: SellingRule, policy: SellingPolicy, snapshot: BookingSnapshot): Rules["tried"][number]["applies_to"] {
  const journey: SoldJourney = journeyOf(snapshot);
  const travelling = AGE_GROUPS.filter((age) => snapshot.prices.some((price) => price.age === age));
  return travelling.filter((age) => chooseRule(policy.rules, rule.part, { journey, age }) === rule);
}

function conditionsOf({ carrier, from, to, cabin, age }: RuleConditions): Rules["tried"][number]["when"] {
  const all = [
    { what: "carrier", value: carrier },
    { what: "from", value: from?.code ?? null },
    { what: "to", value: to?.code ?? null },
    { what: "cabin", value: cabin },
    { what: "age", value: age },
  ] as const;
  return all.flatMap(({ what, value }) => (value === null ? [] : [{ what, value }]));
}

async function hasChangedSince(partnerId: string, since: Date): Promise<boolean> {
  const partner = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { testOf: true } });
  const kept = await db().partnerSelling.findUnique({ where: { partnerId: partner.testOf ?? partnerId }, select: { updatedAt: true } });
  return kept !== null && kept.updatedAt > since;
}
