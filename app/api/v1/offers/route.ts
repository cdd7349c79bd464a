import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { searchQuery, TRAVEL_LISTS } from "@/lib/contracts/offers";
import { keptAnswer } from "@/lib/services/kept-answers";
import { searchOffers } from "@/lib/services/search-offers";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("search_offers", ({ partner, locale, now, search, readQuery }) =>
    keptAnswer({ operation: "search_offers", partner, locale, search, now }, () =>
      searchOffers({ partner, locale, now, query: readQuery(searchQuery, TRAVEL_LISTS) }),
    ),
  ),
});
