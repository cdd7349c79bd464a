import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readOfferRules } from "@/lib/services/offers/offer/read-offer-rules";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("read_offer_rules", async ({ partner, locale, now, params }) =>
    readOfferRules({ partner, locale, now, offerId: params.id ?? "" }),
  ),
});
