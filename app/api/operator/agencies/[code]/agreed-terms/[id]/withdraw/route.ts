import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { withdrawTermsRequest } from "@/lib/contracts/operator/agencies";
import { withdrawTermsForHouse } from "@/lib/services/desk/agencies/withdraw-terms-for-house";
import { readAgency } from "@/lib/services/views/agencies/read-agency";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "agencies", act: "change" }, async ({ params, now, readBody, readDoer }) => {
    const { code = "", id: proposalId = "" } = params;
    const { reason } = await readBody(withdrawTermsRequest);
    await withdrawTermsForHouse({ code, proposalId, reason, by: readDoer(), now });
    return readAgency({ code, now });
  }),
});
