import { cachedOperation } from "@/lib/api/cached-operation";
import { writeOffers } from "@/lib/api/representation/write-offers";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { noteSearch } from "@/lib/services/offers/counting/note-search";
import { searchOffers } from "@/lib/services/offers/search/search-offers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: cachedOperation(
    OPERATIONS.search_offers,
    async ({ partner, locale, now, readQuery }) => {
      const query = readQuery();
      const { offers, audience, isCurrent } = await searchOffers({ partner, now, query });
      return { data: writeOffers(offers, { ...audience, locale, include: query.include }), isCurrent };
    },
    noteSearch,
  ),
});
