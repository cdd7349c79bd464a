import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { SELLERS } from "@/lib/contracts/scopes";
import { screenRequest } from "@/lib/contracts/trip/screens";
import { showList } from "@/lib/services/quotes/screens/show-list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, principal: { userId }, now, params, readBody }) =>
      showList({ partner, userId, screenId: params.id ?? "", list: await readBody(screenRequest), now }),
    SELLERS,
    { rate: "offer" },
  ),
});
