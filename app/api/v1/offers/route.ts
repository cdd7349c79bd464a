import { keptOperation } from "@/lib/api/kept-operation";
import { routes } from "@/lib/api/routes";
import { searchQuery, TRAVEL_LISTS } from "@/lib/contracts/offers";
import { searchOffers } from "@/lib/services/search/search-offers";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: keptOperation("search_offers", ({ partner, locale, now, readQuery }) =>
    searchOffers({ partner, locale, now, query: readQuery(searchQuery, TRAVEL_LISTS) }),
  ),
});
