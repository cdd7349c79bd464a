import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { checkOffer } from "@/lib/services/check-offer";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("check_offer", async ({ partner, locale, now, params }) => checkOffer({ partner, locale, now, offerId: params.id ?? "" })),
});
