import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { workListRequest } from "@/lib/contracts/portal/work-list";
import { READERS } from "@/lib/contracts/scopes";
import { listWork } from "@/lib/services/views/work-list/list-work";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, locale, now, readBody }) => {
    const { cursor, ...filter } = await readBody(workListRequest);
    return listWork({ partnerId: partner.id, filter, cursor, locale, now });
  }, READERS),
});
