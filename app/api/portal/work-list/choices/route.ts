import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { workChoicesQuery } from "@/lib/contracts/portal/work-list";
import { READERS } from "@/lib/contracts/scopes";
import { listWorkChoices } from "@/lib/services/views/work-list/list-work-choices";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ partner, locale, readQuery }) => listWorkChoices({ partnerId: partner.id, locale, ...readQuery(workChoicesQuery) }),
    READERS,
  ),
});
