import { requireRight } from "@/lib/api/access/guards";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { newProposal, proposalListQuery } from "@/lib/contracts/operator/proposals";
import { mayInHouse } from "@/lib/domain/house/rights";
import { areaOf } from "@/lib/domain/proposals/proposal";
import { listProposals } from "@/lib/services/terms/proposals/list-proposals";
import { propose } from "@/lib/services/terms/proposals/propose";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "agencies", act: "see" }, async ({ act, now, readQuery }) =>
    listProposals({ ...readQuery(proposalListQuery), actor: act.actor, now }),
  ),
  POST: officeRoute({ area: "agencies", act: "see" }, async ({ principal, now, readBody, readDoer }) => {
    const { key, asked } = await readBody(newProposal);
    const area = areaOf(asked.kind);
    requireRight(principal, { area, act: "change" });
    return propose({ key, asked, mayApprove: mayInHouse(principal.houseRoles, area, "approve"), by: readDoer(), now });
  }),
});
