import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listFareFamily } from "@/lib/services/list-fare-family";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, locale, now, params }) =>
    listFareFamily({ partner: principal.partner, locale, now, offerId: params.id ?? "" }),
  ),
});
