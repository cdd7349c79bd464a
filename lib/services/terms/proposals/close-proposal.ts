import { validate } from "uuid";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { holdPersonalData } from "@/lib/services/ground/personal-data/hold-personal-data";
import { readProposal } from "./read-proposal";

interface Closing {
  proposalId: string;
  by: Doer;
  now: Date;
}

/**
 * Refuses what somebody has proposed, with a word why; nothing of it is done. The word is not kept where the personal data of its booking are erased.
 * @throws AppError proposal_not_found; proposal_settled
 */
export async function rejectProposal({ remark, ...act }: Closing & { remark: string }): Promise<Proposal> {
  return close(act, { state: "rejected", remark }, {});
}

/**
 * Takes back what one has proposed oneself and nobody has decided yet.
 * @throws AppError proposal_not_found, of somebody else too; proposal_settled
 */
export async function takeProposalBack(act: Closing): Promise<Proposal> {
  return close(act, { state: "taken_back", remark: null }, { proposedBy: act.by.actor });
}

async function close(
  { proposalId, by, now }: Closing,
  { state, remark }: { state: "rejected" | "taken_back"; remark: string | null },
  whose: Prisma.ProposalWhereInput,
): Promise<Proposal> {
  const where = { id: proposalId, ...whose };
  const found = validate(proposalId) ? await db().proposal.findFirst({ where, select: { kind: true, bookingId: true } }) : null;
  if (!found) throw new AppError("proposal_not_found");
  const { kind, bookingId } = found;
  await db().$transaction(async (tx) => {
    const mayBeNamed = bookingId === null || (await holdPersonalData(tx, bookingId));
    const data = { state, remark: mayBeNamed ? remark : null, decidedBy: by.actor, decidedAt: now };
    const { count } = await tx.proposal.updateMany({ where: { ...where, state: "open", expiresAt: { gt: now } }, data });
    if (count === 0) throw new AppError("proposal_settled");
    const action = state === "rejected" ? "proposal_rejected" : "proposal_taken_back";
    await recordAudit(tx, { action, by, bookingId, detail: { proposal: proposalId, kind }, now });
  });
  return readProposal({ proposalId, actor: by.actor, now });
}
