import { validate } from "uuid";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { carryOut, whyNot } from "./carry-out";
import { payload } from "./payload";
import { planPayload } from "./plan-payload";
import { readProposal } from "./read-proposal";
import { type Teller, toldOf } from "./teller";

interface Deciding {
  proposalId: string;
  remark: string | null;
  /** What is written once it is carried out, in the same transaction. */
  also?: (tx: Prisma.TransactionClient) => Promise<void>;
  /** Tells the agency once it is done. */
  tell?: Teller;
  by: Doer;
  now: Date;
}

/**
 * Approves what somebody else has proposed, and carries it out in the same transaction.
 * @returns the proposal as it is then
 * @throws AppError proposal_not_found; proposal_settled; second_person_needed to whoever proposed it, above the limit; validation and currency_not_held
 *   where it cannot be done any more
 */
export async function approveProposal({ proposalId, remark, also, tell, by, now }: Deciding): Promise<Proposal> {
  const found = validate(proposalId) ? await db().proposal.findUnique({ where: { id: proposalId } }) : null;
  if (!found) throw new AppError("proposal_not_found");
  if (found.state !== "open") throw new AppError("proposal_settled");
  const kept = payload.parse({ kind: found.kind, ...payloadOf(found.payload) });
  const plan = await planPayload(kept, now);
  const letters = await tell?.(toldOf(kept, plan));
  await retryConflict(() =>
    db().$transaction(async (tx) => {
      await lockPartner(tx, plan.partnerId);
      if (!(await carryOut(tx, plan, { proposalId, by, now, remark }))) throw await whyNot(tx, { proposalId, now });
      await also?.(tx);
      await letters?.(tx);
    }),
  ).catch((error: unknown) => {
    throw plan.explain(error);
  });
  plan.settle();
  return readProposal({ proposalId, actor: by.actor, now });
}

function payloadOf(kept: unknown): object {
  return typeof kept === "object" && kept !== null ? kept : {};
}
