import { db } from "@/lib/db";
import type { EntryRule } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";
import { processMemory } from "@/lib/util/process-wide";
import { Freshness } from "@/lib/util/waiting/freshness";
import { remembered } from "@/lib/util/waiting/remembered";

/** Whose citizens the rules are for where nobody says whose. */
export const CITIZENSHIP = "UZ";
/** A citizenship has some two hundred rules, and they change a few times a year; an import is seen within two seconds all the same. */
const HARD_MS = 1_500;
const SOFT_MS = 750;

type ByCountry = ReadonlyMap<string, readonly EntryRule[]>;

/** One for each country that was asked about. */
const rules = processMemory("entry-rules", () => new Map<string, Freshness<ByCountry>>());

/** Entry rules for citizens of a country by the country that they enter, as of two seconds ago at most. @param citizenship a known country's code */
export function entryRules(citizenship: string): Promise<ByCountry> {
  return remembered(rules(), citizenship, () => rulesOf(citizenship)).get();
}

function rulesOf(citizenship: string): Freshness<ByCountry> {
  const read = async (): Promise<ByCountry> => {
    const rows = await db().entryRule.findMany({ where: { citizenship }, orderBy: { country: "asc" } });
    return groupBy(rows, ({ country }) => country);
  };
  return new Freshness<ByCountry>({ read, softMs: SOFT_MS, hardMs: HARD_MS });
}
