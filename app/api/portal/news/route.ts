import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { READERS } from "@/lib/contracts/scopes";
import { listNews } from "@/lib/services/desk/news/list-news";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ partner, principal: { userId, role }, now }) => listNews({ reader: { partnerId: partner.id, userId, role }, now }),
    READERS,
  ),
});
