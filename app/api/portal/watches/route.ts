import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { watchListQuery, watchRequest } from "@/lib/contracts/portal/watches";
import { SELLERS } from "@/lib/contracts/scopes";
import { listWatches } from "@/lib/services/quotes/watches/list-watches";
import { makeWatch } from "@/lib/services/quotes/watches/make-watch";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, now, readQuery }) => listWatches({ partnerId: partner.id, query: readQuery(watchListQuery), now })),
  // It prices what is watched, as a search does.
  POST: portalRoute(
    async ({ partner, principal: { userId }, now, readBody, readDoer }) =>
      makeWatch({ partner, userId, request: await readBody(watchRequest), by: readDoer(), now }),
    SELLERS,
    { rate: "search" },
  ),
});
