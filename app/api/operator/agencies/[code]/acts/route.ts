import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { actRequest } from "@/lib/contracts/portal/reconciliation-acts";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { listActs } from "@/lib/services/documents/acts/act-months";
import { fetchAct } from "@/lib/services/documents/acts/fetch-act";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async ({ params }) => {
    const { id: partnerId } = await findLivePartner(params.code ?? "");
    return listActs({ partnerId });
  }),
  POST: officeRoute({ area: "money", act: "see" }, async ({ params, now, readBody, readDoer }) => {
    const asked = await readBody(actRequest);
    const { id: partnerId } = await findLivePartner(params.code ?? "");
    return fetchAct({ partnerId, asked, by: readDoer(), now });
  }),
});
