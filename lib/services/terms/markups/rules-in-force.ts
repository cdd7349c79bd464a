import { db } from "@/lib/db";
import type { MarkupRule } from "@/lib/domain/markups/markup";
import type { MarkupRule as Row } from "@/lib/generated/prisma/client";

/** The rules that count, in the order in which searches try them. */
export async function rulesInForce(): Promise<MarkupRule[]> {
  const rows = await db().markupRule.findMany({ where: { endedAt: null }, orderBy: [{ place: "asc" }, { madeAt: "asc" }, { id: "asc" }] });
  return rows.map(ruleOf);
}

/** A row as the rules of prices have it. */
export function ruleOf(row: Row): MarkupRule {
  const { id, place, partnerId, carrier, origin, destination, bothWays, bookingClasses, amount, currency, saleFrom, saleTo } = row;
  const days = { saleFrom: saleFrom && dateOf(saleFrom), saleTo: saleTo && dateOf(saleTo) };
  return { id, place, partnerId, carrier, origin, destination, bothWays, bookingClasses, amount, currency, ...days };
}

function dateOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
