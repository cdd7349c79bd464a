import { db } from "@/lib/db";
import { groupBy } from "@/lib/domain/pricing/group-by";
import { Freshness } from "@/lib/freshness";
import type { EntryRule } from "@/lib/generated/prisma/client";

/** Whose citizens the rules are for. */
export const CITIZENSHIP = "UZ";
/** There are some two hundred rules, and they change a few times a year; an import is seen within two seconds all the same. */
const HARD_MS = 1_500;
const SOFT_MS = 750;

const rules = new Freshness<ReadonlyMap<string, readonly EntryRule[]>>({ read: readRules, softMs: SOFT_MS, hardMs: HARD_MS });

async function readRules(): Promise<Map<string, EntryRule[]>> {
  return groupBy(await db().entryRule.findMany({ where: { citizenship: CITIZENSHIP } }), ({ country }) => country);
}

/** Entry rules for citizens of Uzbekistan by country, as of two seconds ago at most. */
export async function entryRules(): Promise<ReadonlyMap<string, readonly EntryRule[]>> {
  return rules.get();
}
