import { cachedOperation } from "@/lib/api/cached-operation";
import { writeOffers } from "@/lib/api/representation/write-offers";
import { routes } from "@/lib/api/routes";
import { searchQuery, TRAVEL_LISTS } from "@/lib/contracts/offers";
import { searchOffers } from "@/lib/services/search/search-offers";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: cachedOperation("search_offers", async ({ partner, locale, now, readQuery }) => {
    const { offers, audience, isCurrent } = await searchOffers({ partner, now, query: readQuery(searchQuery, TRAVEL_LISTS) });
    return { data: writeOffers(offers, { ...audience, locale }), isCurrent };
  }),
});
