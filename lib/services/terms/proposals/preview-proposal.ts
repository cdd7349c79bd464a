import type { ProposalPreview, ProposalRequest } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { type ProposalKind, TWO_PERSON_KINDS } from "@/lib/domain/proposals/proposal";
import { aloneLeft } from "./alone-left";
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

async function needsSecond(kind: ProposalKind, { partnerId, stake }: Plan, who: { actor: string; now: Date }): Promise<boolean> {
  if (stake === null || stake.amountMinor === 0) return false;
  return stake.amountMinor > (await aloneLeft({ kind, partnerId, currency: stake.currency, ...who }));
}
