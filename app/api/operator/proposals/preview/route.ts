import { requireRight } from "@/lib/api/access/guards";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { proposalRequest } from "@/lib/contracts/operator/proposals";
import { mayInHouse } from "@/lib/domain/house/rights";
import { areaOf } from "@/lib/domain/proposals/proposal";
import { previewProposal } from "@/lib/services/terms/proposals/preview-proposal";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "agencies", act: "see" }, async ({ act, principal, now, readBody }) => {
    const asked = await readBody(proposalRequest);
    const area = areaOf(asked.kind);
    requireRight(principal, { area, act: "change" });
    return previewProposal({ asked, mayApprove: mayInHouse(principal.houseRoles, area, "approve"), actor: act.actor, now });
  }),
});
