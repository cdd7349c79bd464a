import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { offerCostsRequest } from "@/lib/contracts/portal/offers/offer-costs";
import { SELLERS } from "@/lib/contracts/scopes";
import { readOfferCosts } from "@/lib/services/aftersale/refunds/read-offer-costs";

// POST, because the id of an offer is long.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, now, readBody }) => readOfferCosts({ partner, now, offerId: (await readBody(offerCostsRequest)).offer_id }),
    SELLERS,
    { rate: "offer" },
  ),
});
