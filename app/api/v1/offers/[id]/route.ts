import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { checkOffer } from "@/lib/services/check-offer";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, locale, now, params }) =>
    checkOffer({ partner: principal.partner, locale, now, offerId: params.id ?? "" }),
  ),
});
