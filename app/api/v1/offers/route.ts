import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { searchQuery } from "@/lib/contracts/offers";
import { searchOffers } from "@/lib/services/search-offers";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("search_offers", async ({ partner, locale, now, readQuery }) =>
    searchOffers({ partner, locale, now, query: readQuery(searchQuery) }),
  ),
});
