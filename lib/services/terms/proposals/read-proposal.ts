import { validate } from "uuid";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { presentProposals, WITH_PARTNER } from "./present-proposal";

interface Asked {
  proposalId: string;
  /** Who reads it. */
  actor: string;
  now: Date;
}

/** One proposal. @throws AppError proposal_not_found */
export async function readProposal({ proposalId, actor, now }: Asked): Promise<Proposal> {
  const found = validate(proposalId) ? await db().proposal.findUnique({ where: { id: proposalId }, include: WITH_PARTNER }) : null;
  const [proposal] = found ? await presentProposals([found], { actor, now }) : [];
  if (!proposal) throw new AppError("proposal_not_found");
  return proposal;
}
