import { z } from "zod";
import { db } from "@/lib/db";
import type { Currency } from "@/lib/domain/money";
import type { ProposalKind } from "@/lib/domain/proposals/proposal";

interface Asked {
  kind: ProposalKind;
  /** The live partner. */
  partnerId: string;
  currency: Currency;
  /** Who would carry it out. */
  actor: string;
  now: Date;
}

const answer = z.tuple([z.object({ left: z.coerce.number() })]);

/** The rule of `carryOut`, told beforehand: how much of a kind somebody may still carry out alone for an agency, minor units. */
export async function aloneLeft({ kind, partnerId, currency, actor, now }: Asked): Promise<number> {
  const [{ left }] = answer.parse(
    await db().$queryRaw`
      select coalesce((select l.alone_minor from house_limit l where l.kind::text = ${kind} and l.currency::text = ${currency}), 0)
             - coalesce((select sum(q.amount_minor) from proposal q
                          where q.partner_id = ${partnerId}::uuid and q.kind::text = ${kind} and q.currency::text = ${currency} and q.state = 'done'
                            and q.proposed_by = ${actor} and q.decided_by = ${actor} and q.decided_at > ${now}::timestamptz - interval '24 hours'), 0) as left`,
  );
  return Math.max(0, left);
}
