import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { recentSearchesRequest } from "@/lib/contracts/portal/recent-searches";
import { READERS } from "@/lib/contracts/scopes";
import { forgetSearches } from "@/lib/services/offers/search/recent/forget-searches";
import { rememberSearches } from "@/lib/services/offers/search/recent/remember-searches";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ principal: { userId }, now, readBody }) => {
    const { searches } = await readBody(recentSearchesRequest);
    return rememberSearches({ userId, searches, now });
  }, READERS),
  DELETE: portalRoute(async ({ principal: { userId }, now }) => forgetSearches({ userId, now }), READERS),
});
