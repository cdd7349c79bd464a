import { operation } from "@/lib/api/handler";
import { writeOffer } from "@/lib/api/representation/write-offers";
import { routes } from "@/lib/api/routes";
import { OFFER_PARTS, offerQuery } from "@/lib/contracts/offers";
import { checkOffer } from "@/lib/services/search/check-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("check_offer", async ({ partner, locale, now, params, readQuery }) => {
    const withServices = readQuery(offerQuery)["with-additional-services"] === "1";
    const offerId = params.id ?? "";
    const { offer, audience, services } = await checkOffer({ partner, now, offerId });
    return writeOffer(offer, { ...audience, locale, include: OFFER_PARTS }, offerId, withServices ? services : undefined);
  }),
});
