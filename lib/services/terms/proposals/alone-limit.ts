import { Prisma } from "@/lib/generated/prisma/client";

/** SQL expressions of a kind of proposal and the currency of what is at stake. */
interface OfKind {
  kind: Prisma.Sql;
  currency: Prisma.Sql;
}

/** What one person of the house may carry out alone for one agency within 24 hours, minor units; nothing where no limit is set. */
export function aloneLimit({ kind, currency }: OfKind): Prisma.Sql {
  return Prisma.sql`coalesce((select l.alone_minor from house_limit l where l.kind = ${kind} and l.currency = ${currency}), 0)`;
}

/** How much of that somebody has used up. @param of.partnerId an SQL expression of the agency */
export function carriedOutAlone(of: OfKind & { partnerId: Prisma.Sql }, { actor, now }: { actor: string; now: Date }): Prisma.Sql {
  return Prisma.sql`
    coalesce((select sum(q.amount_minor) from proposal q
               where q.partner_id = ${of.partnerId} and q.kind = ${of.kind} and q.currency = ${of.currency} and q.state = 'done'
                 and q.proposed_by = ${actor} and q.decided_by = ${actor} and q.decided_at > ${now}::timestamptz - interval '24 hours'), 0)`;
}
