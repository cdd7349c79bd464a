import { v5 as namedUuid } from "uuid";
import type { Proposal, ProposalRequest } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { expiryOf } from "@/lib/domain/proposals/proposal";
import type { Prisma } from "@/lib/generated/prisma/client";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";
import { requireAttachment } from "@/lib/services/ground/attachments/require-attachment";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { carryOut } from "./carry-out";
import type { Payload } from "./payload";
import type { Plan } from "./plan";
import { planPayload } from "./plan-payload";
import { readAsked } from "./read-asked";
import { readProposal } from "./read-proposal";
import { refuseSamePaper } from "./refuse-same-paper";
import { type Teller, toldOf } from "./teller";

/** Proposals are named after who made them and by which key (RFC 9562, 5.5): what is sent again is found again. */
const PROPOSALS = "5d1f6d0e-8c0b-4f0a-9b60-2f4c1f7a9e33";

interface Proposing {
  /** Of this one intention, by whoever proposes it. */
  key: string;
  asked: ProposalRequest;
  /** Whether they have the right to approve such things: then it is carried out at once where it is not above the limit. */
  mayApprove: boolean;
  /** What is written with the proposal, before it is carried out: what it rests on. */
  also?: (tx: Prisma.TransactionClient, proposalId: string) => Promise<void>;
  /** Tells the agency once it is done. */
  tell?: Teller;
  by: Doer;
  now: Date;
}

/**
 * Proposes something to be done to an agency. What is within what one person may carry out alone is carried out in the same transaction; what is above
 * waits for somebody else, a week at most.
 * @returns the proposal as it is then
 * @throws AppError validation, currency_not_held where it cannot be done; attachment_not_found
 */
export async function propose({ key, asked, mayApprove, also, tell, by, now }: Proposing): Promise<Proposal> {
  const proposalId = namedUuid(`${by.actor} ${key}`, PROPOSALS);
  const isKnown = async () => (await db().proposal.count({ where: { id: proposalId } })) > 0;
  const read = () => readProposal({ proposalId, actor: by.actor, now });
  if (await isKnown()) return read();
  const kept = await readAsked(asked, now);
  const plan = await planPayload(kept, now);
  const letters = mayApprove ? await tell?.(toldOf(kept, plan)) : undefined;
  const isDone = await retryConflict(() =>
    db().$transaction(async (tx) => {
      await lockPartner(tx, plan.partnerId);
      await refuseSamePaper(tx, kept, now);
      const data = { id: proposalId, ...columnsOf(kept, plan), ...(await scanOf(tx, asked, by)), reason: asked.reason, ...madeBy(by, now) };
      await tx.proposal.create({ data });
      await also?.(tx, proposalId);
      const detail = { proposal: proposalId, kind: kept.kind, ...(plan.stake && stakeOf(plan.stake)) };
      await recordAudit(tx, { action: "proposal_made", by, detail, now });
      const isCarriedOut = mayApprove && (await carryOut(tx, plan, { proposalId, by, now, remark: null }));
      if (isCarriedOut) await letters?.(tx);
      return isCarriedOut;
    }),
  ).catch(async (error: unknown) => {
    // Sent twice at the same moment: the other one is done.
    if (await isKnown()) return false;
    throw plan.explain(error);
  });
  if (isDone) plan.settle();
  return read();
}

function columnsOf(kept: Payload, { partnerId, stake, changes }: Plan) {
  const { kind, ...payload } = kept;
  const preview: Prisma.InputJsonArray = changes.map((change) => ({ ...change }));
  return { kind, partnerId, payload, preview, ...(stake && { ...stake, amountMinor: BigInt(stake.amountMinor) }), ...paperOf(kept) };
}

function paperOf(kept: Payload) {
  if (kept.kind === "deposit") return { documentNumber: kept.documentNumber, valueDate: new Date(kept.valueDate) };
  return kept.kind === "terms" && kept.from !== null ? { valueDate: new Date(kept.from) } : {};
}

/** @throws AppError attachment_not_found */
async function scanOf(tx: Prisma.TransactionClient, asked: ProposalRequest, { actor }: Doer): Promise<{ attachmentId?: string }> {
  if (asked.kind !== "deposit" || asked.scan === undefined) return {};
  await requireAttachment(tx, { attachmentId: asked.scan, area: "money", actor });
  return { attachmentId: asked.scan };
}

function madeBy({ actor }: Doer, now: Date) {
  return { proposedBy: actor, proposedAt: now, expiresAt: expiryOf(now) };
}

function stakeOf({ amountMinor, currency }: NonNullable<Plan["stake"]>) {
  return { amount_minor: amountMinor, currency };
}
