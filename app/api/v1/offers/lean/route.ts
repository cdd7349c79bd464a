import { cachedOperation } from "@/lib/api/cached-operation";
import { presentLeanOffers } from "@/lib/api/representation/lean-offers";
import { routes } from "@/lib/api/routes";
import { LEAN_LISTS, leanQuery } from "@/lib/contracts/interface/lean-offers";
import { pageOffers } from "@/lib/services/offers/search/page-offers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: cachedOperation("search_offers_lean", async ({ partner, locale, now, readQuery }) => {
    const { audience, isCurrent, ...page } = await pageOffers({ partner, now, query: readQuery(leanQuery, LEAN_LISTS) });
    return { data: presentLeanOffers(page, { ...audience, locale }), isCurrent };
  }),
});
