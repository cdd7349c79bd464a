import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { searchQuery } from "@/lib/contracts/offers";
import { searchOffers } from "@/lib/services/search-offers";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, locale, now, readQuery }) =>
    searchOffers({ partner: principal.partner, locale, now, query: readQuery(searchQuery) }),
  ),
});
