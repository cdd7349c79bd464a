import type { Markup, MarkupList } from "@/lib/contracts/operator/markups";
import { db } from "@/lib/db";
import { toMajor } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { ruleOf } from "./rules-in-force";

/** So many of those that ended are told. */
const MOST_ENDED = 20;

const WITH_AGENCY = { partner: { select: { code: true, name: true } } } as const;
type Row = Prisma.MarkupRuleGetPayload<{ include: typeof WITH_AGENCY }>;

/** The house's markups: those that count in the order in which they are tried, and those that ended last. */
export async function listMarkups(): Promise<MarkupList> {
  const [items, ended] = await Promise.all([
    db().markupRule.findMany({
      where: { endedAt: null },
      include: WITH_AGENCY,
      orderBy: [{ place: "asc" }, { madeAt: "asc" }, { id: "asc" }],
    }),
    db().markupRule.findMany({ where: { endedAt: { not: null } }, include: WITH_AGENCY, orderBy: { endedAt: "desc" }, take: MOST_ENDED }),
  ]);
  const names = await namesOfActors([...items, ...ended].flatMap(({ madeBy, endedBy }) => [madeBy, ...(endedBy ? [endedBy] : [])]));
  const present = (row: Row) => presentMarkup(row, (actor) => names.get(actor) ?? null);
  return { items: items.map(present), ended: ended.map(present) };
}

function presentMarkup(row: Row, nameOf: (actor: string) => string | null): Markup {
  const { id, place, carrier, origin, destination, bothWays, bookingClasses, amount, currency, saleFrom, saleTo } = ruleOf(row);
  return {
    ...{ id, place, agency: row.partner, carrier, from: origin, to: destination, both_ways: bothWays, classes: bookingClasses },
    ...{ amount: currency === null ? amount / 10 : toMajor(amount), currency, sale_from: saleFrom, sale_to: saleTo },
    reason: row.reason,
    made: { by: nameOf(row.madeBy), at: row.madeAt.toISOString() },
    ended: row.endedAt && { by: row.endedBy === null ? null : nameOf(row.endedBy), at: row.endedAt.toISOString() },
  };
}
