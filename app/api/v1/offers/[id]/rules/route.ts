import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { readOfferRules } from "@/lib/services/offers/offer/read-offer-rules";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_offer_rules, async ({ partner, locale, now, params }) =>
    readOfferRules({ partner, locale, now, offerId: params.id ?? "" }),
  ),
});
