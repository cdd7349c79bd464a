import { mayApprove, requireProposalRight } from "@/lib/api/access/proposal-rights";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { newProposal, proposalListQuery } from "@/lib/contracts/operator/proposals";
import { proposeForHouse } from "@/lib/services/desk/agencies/propose-for-house";
import { listProposals } from "@/lib/services/terms/proposals/list-proposals";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "agencies", act: "see" }, async ({ act, now, readQuery }) =>
    listProposals({ ...readQuery(proposalListQuery), actor: act.actor, now }),
  ),
  POST: officeRoute({ area: "agencies", act: "see" }, async ({ principal, now, readBody, readDoer }) => {
    const { key, asked } = await readBody(newProposal);
    requireProposalRight(principal, asked.kind, "change");
    return proposeForHouse({ key, asked, mayApprove: mayApprove(principal, asked.kind), by: readDoer(), now });
  }),
});
