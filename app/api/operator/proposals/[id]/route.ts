import { requireProposalRight } from "@/lib/api/access/proposal-rights";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { proposalDecision } from "@/lib/contracts/operator/proposals";
import { approveForHouse } from "@/lib/services/desk/agencies/approve-for-house";
import { rejectProposal, takeProposalBack } from "@/lib/services/terms/proposals/close-proposal";
import { readProposal } from "@/lib/services/terms/proposals/read-proposal";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "agencies", act: "see" }, async ({ act, params, now }) =>
    readProposal({ proposalId: params.id ?? "", actor: act.actor, now }),
  ),
  POST: officeRoute({ area: "agencies", act: "see" }, async ({ principal, params, now, readBody, readDoer }) => {
    const decided = await readBody(proposalDecision);
    const deciding = { proposalId: params.id ?? "", by: readDoer(), now };
    if (decided.decision === "take_back") return takeProposalBack(deciding);
    const { kind } = await readProposal({ proposalId: deciding.proposalId, actor: deciding.by.actor, now });
    requireProposalRight(principal, kind, "approve");
    if (decided.decision === "reject") return rejectProposal({ ...deciding, remark: decided.remark });
    return approveForHouse({ ...deciding, remark: decided.remark ?? null });
  }),
});
