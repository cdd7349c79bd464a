import { cachedOperation } from "@/lib/api/cached-operation";
import { presentLeanOffers } from "@/lib/api/representation/lean-offers";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { noteSearch } from "@/lib/services/offers/counting/note-search";
import { pageOffers } from "@/lib/services/offers/search/page-offers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: cachedOperation(
    OPERATIONS.search_offers_lean,
    async ({ partner, locale, now, readQuery }) => {
      const { audience, isCurrent, ...page } = await pageOffers({ partner, now, query: readQuery() });
      return { data: presentLeanOffers(page, { ...audience, locale }), isCurrent };
    },
    noteSearch,
  ),
});
