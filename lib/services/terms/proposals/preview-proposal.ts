import { z } from "zod";
import type { ProposalPreview, ProposalRequest } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { type ProposalKind, TWO_PERSON_KINDS } from "@/lib/domain/proposals/proposal";
import type { Plan } from "./plan";
import { planPayload } from "./plan-payload";
import { presentChange } from "./present-proposal";
import { readAsked } from "./read-asked";
import { refuseSamePaper } from "./refuse-same-paper";

interface Previewing {
  asked: ProposalRequest;
  /** Whether whoever would propose it has the right to approve such things. */
  mayApprove: boolean;
  /** Who that is. */
  actor: string;
  now: Date;
}

/**
 * What a proposal would change, before anybody proposes it, and whether it would need a second person. Nothing is written.
 * @throws AppError validation, currency_not_held where it cannot be done
 */
export async function previewProposal({ asked, mayApprove, actor, now }: Previewing): Promise<ProposalPreview> {
  const payload = await readAsked(asked, now);
  const plan = await planPayload(payload, now);
  await refuseSamePaper(db(), payload, now);
  const partner = await db().partner.findUniqueOrThrow({ where: { id: plan.partnerId }, select: { code: true, name: true } });
  const needs_second =
    !mayApprove || TWO_PERSON_KINDS.some((kind) => kind === asked.kind) || (await needsSecond(asked.kind, plan, { actor, now }));
  return { partner, changes: plan.changes.map(presentChange), needs_second };
}

const answer = z.tuple([z.object({ above: z.boolean() })]);

/** The rule of `carryOut`, told beforehand. */
async function needsSecond(kind: ProposalKind, { partnerId, stake }: Plan, { actor, now }: { actor: string; now: Date }): Promise<boolean> {
  if (stake === null || stake.amountMinor === 0) return false;
  const { amountMinor, currency } = stake;
  const [{ above }] = answer.parse(
    await db().$queryRaw`
      select ${amountMinor}::bigint
             + coalesce((select sum(q.amount_minor) from proposal q
                          where q.partner_id = ${partnerId}::uuid and q.kind::text = ${kind} and q.currency::text = ${currency} and q.state = 'done'
                            and q.proposed_by = ${actor} and q.decided_by = ${actor} and q.decided_at > ${now}::timestamptz - interval '24 hours'), 0)
             > coalesce((select l.alone_minor from house_limit l where l.kind::text = ${kind} and l.currency::text = ${currency}), 0) as above`,
  );
  return above;
}
