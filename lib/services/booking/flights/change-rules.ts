import { type ChangeRule, DEFAULT_RULE } from "@/lib/domain/schedule-change/limits";
import type { Prisma } from "@/lib/generated/prisma/client";

/** The rule of any carrier. */
export type RuleOf = (carrier: string) => ChangeRule;

export async function readRules(client: Prisma.TransactionClient): Promise<RuleOf> {
  const rules = new Map((await client.scheduleChangeRule.findMany()).map((rule) => [rule.carrier, rule]));
  return (carrier) => rules.get(carrier) ?? DEFAULT_RULE;
}
