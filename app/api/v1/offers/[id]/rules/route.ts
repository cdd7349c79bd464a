import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readOfferRules } from "@/lib/services/read-offer-rules";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, locale, now, params }) =>
    readOfferRules({ partner: principal.partner, locale, now, offerId: params.id ?? "" }),
  ),
});
