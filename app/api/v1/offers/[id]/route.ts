import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { offerQuery } from "@/lib/contracts/offers";
import { checkOffer } from "@/lib/services/search/check-offer";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("check_offer", async ({ partner, locale, now, params, readQuery }) => {
    const withServices = readQuery(offerQuery)["with-additional-services"] === "1";
    return checkOffer({ partner, locale, now, offerId: params.id ?? "", withServices });
  }),
});
