import { mayApprove, requireProposalRight } from "@/lib/api/access/proposal-rights";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { proposalRequest } from "@/lib/contracts/operator/proposals";
import { previewProposal } from "@/lib/services/terms/proposals/preview-proposal";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "agencies", act: "see" }, async ({ act, principal, now, readBody }) => {
    const asked = await readBody(proposalRequest);
    requireProposalRight(principal, asked.kind, "change");
    return previewProposal({ asked, mayApprove: mayApprove(principal, asked.kind), actor: act.actor, now });
  }),
});
