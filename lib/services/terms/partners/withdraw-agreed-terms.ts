import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { tashkentText } from "@/lib/domain/tashkent";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { keptPreview } from "../proposals/present-proposal";
import type { Teller } from "../proposals/teller";
import { namedTerms } from "./change-terms";

interface Withdrawal {
  /** Code of the agency. */
  code: string;
  /** Id of the proposal by which they were agreed. */
  proposalId: string;
  reason: string;
  /** Tells the agency of it. */
  tell?: Teller;
  by: Doer;
  now: Date;
}

/**
 * Withdraws terms that were agreed for a day to come: what counts now goes on. The statement itself finds them only where they have not been applied.
 * The agency, which was told that they would begin, is told in the same transaction that they do not.
 * @throws AppError validation (`partner`) for an unknown agency; proposal_not_found where it has no such terms; proposal_settled where they are applied or withdrawn
 */
export async function withdrawAgreedTerms({ code, proposalId, reason, tell, by, now }: Withdrawal): Promise<void> {
  const { id: partnerId } = await findLivePartner(code);
  if (!validate(proposalId)) throw new AppError("proposal_not_found");
  const found = await db().agreedTerms.findFirst({
    where: { proposalId, partnerId },
    include: { proposal: { select: { preview: true } } },
  });
  if (!found) throw new AppError("proposal_not_found");
  const told = { changes: keptPreview.parse(found.proposal.preview), document: null, from: tashkentText(found.validFrom).slice(0, 10) };
  const letters = await tell?.({ kind: "terms_withdrawn", partnerId, ...told });
  await db().$transaction(async (tx) => {
    const { count } = await tx.agreedTerms.updateMany({
      where: { proposalId, partnerId, appliedAt: null, withdrawnAt: null },
      data: { withdrawnAt: now, withdrawnBy: by.actor, withdrawalReason: reason },
    });
    if (count === 0) throw new AppError("proposal_settled");
    const { serviceFeeMinor = null, recommendedMarkupBp = null, creditLimitMinor = null } = namedTerms.parse(found.terms);
    const detail = {
      ...{ source: code, proposal: proposalId, from: found.validFrom.toISOString(), reason },
      ...{ service_fee_minor: serviceFeeMinor, recommended_markup_bp: recommendedMarkupBp, credit_limit_minor: creditLimitMinor },
    };
    await recordAudit(tx, { action: "terms_withdrawn", by, partnerId, detail, now });
    await letters?.(tx);
  });
}
