import { isDeepStrictEqual } from "node:util";
import { db } from "@/lib/db";
import type { EntryRule } from "@/lib/generated/prisma/client";
import { Freshness } from "@/lib/util/freshness";
import { groupBy } from "@/lib/util/grouping";
import { type Answered, ReadyJson } from "../search/ready-json";

/** Whose citizens the rules are for. */
export const CITIZENSHIP = "UZ";
/** There are some two hundred rules, and they change a few times a year; an import is seen within two seconds all the same. */
const HARD_MS = 1_500;
const SOFT_MS = 750;

type Rules = ReadonlyMap<string, readonly EntryRule[]>;

const rules = new Freshness<Rules>({ read: readRules, softMs: SOFT_MS, hardMs: HARD_MS });

/** The same object as before where nothing has changed. */
async function readRules(previous: Rules | null): Promise<Rules> {
  const rows = await db().entryRule.findMany({ where: { citizenship: CITIZENSHIP }, orderBy: { country: "asc" } });
  const read = groupBy(rows, ({ country }) => country);
  return previous !== null && isDeepStrictEqual(previous, read) ? previous : read;
}

/** Entry rules for citizens of Uzbekistan by country, as of two seconds ago at most; the same object until one changes. */
export function entryRules(): Rules | Promise<Rules> {
  return rules.get();
}

/** What `answer` makes of the rules, to be kept until one of them changes. */
export async function whileRulesHold(answer: () => Promise<unknown>): Promise<Answered> {
  // Taken first: where a newer rule is told of, the answer is made once more than it need be.
  const before = await entryRules();
  const json = ReadyJson.of(await answer());
  const isCurrent = () => {
    const present = entryRules();
    return present instanceof Promise ? present.then((read) => read === before) : present === before;
  };
  return { json, isCurrent };
}
