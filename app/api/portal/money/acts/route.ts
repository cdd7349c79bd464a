import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { actRequest } from "@/lib/contracts/portal/reconciliation-acts";
import { BOOKKEEPERS } from "@/lib/contracts/scopes";
import { listActs } from "@/lib/services/documents/acts/act-months";
import { fetchAct } from "@/lib/services/documents/acts/fetch-act";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner }) => listActs({ partnerId: partner.id }), BOOKKEEPERS),
  POST: portalRoute(
    async ({ partner, now, readBody, readDoer }) =>
      fetchAct({ partnerId: partner.id, asked: await readBody(actRequest), by: readDoer(), now }),
    BOOKKEEPERS,
  ),
});
