import { db } from "@/lib/db";
import type { EntryRule } from "@/lib/generated/prisma/client";
import { Freshness } from "@/lib/util/freshness";
import { groupBy } from "@/lib/util/grouping";

/** Whose citizens the rules are for. */
export const CITIZENSHIP = "UZ";
/** There are some two hundred rules, and they change a few times a year; an import is seen within two seconds all the same. */
const HARD_MS = 1_500;
const SOFT_MS = 750;

const rules = new Freshness<ReadonlyMap<string, readonly EntryRule[]>>({
  read: async () => {
    const rows = await db().entryRule.findMany({ where: { citizenship: CITIZENSHIP }, orderBy: { country: "asc" } });
    return groupBy(rows, ({ country }) => country);
  },
  softMs: SOFT_MS,
  hardMs: HARD_MS,
});

/** Entry rules for citizens of Uzbekistan by country, as of two seconds ago at most. */
export function entryRules(): Promise<ReadonlyMap<string, readonly EntryRule[]>> {
  return rules.get();
}
