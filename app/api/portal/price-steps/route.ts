import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { priceStepsRequest } from "@/lib/contracts/portal/offers/price-steps";
import { SELLERS } from "@/lib/contracts/scopes";
import { readPriceSteps } from "@/lib/services/offers/offer/read-price-steps";

// POST, because the id of an offer is long.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, now, readBody }) => readPriceSteps({ partner, now, offerId: (await readBody(priceStepsRequest)).offer_id }),
    SELLERS,
    { rate: "offer" },
  ),
});
