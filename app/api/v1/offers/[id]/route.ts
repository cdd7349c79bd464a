import { operation } from "@/lib/api/handler";
import { writeOffer } from "@/lib/api/representation/write-offers";
import { routes } from "@/lib/api/routes";
import { OFFER_PARTS } from "@/lib/contracts/interface/offers";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { adviseOnEntry, entryFlightsOf } from "@/lib/services/ground/entry-rules/entry-advice";
import { travellersOf } from "@/lib/services/ground/entry-rules/travellers-of";
import { checkOffer } from "@/lib/services/offers/offer/check-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.check_offer, async ({ partner, locale, now, params, readQuery }) => {
    const query = readQuery();
    const offerId = params.id ?? "";
    const travellers = travellersOf(query);
    const { offer, audience, services } = await checkOffer({ partner, now, offerId });
    const advice = await adviseOnEntry(entryFlightsOf(offer.offer), travellers, locale);
    const extras = query["with-additional-services"] === "1" ? { additional_services: services } : {};
    return writeOffer(offer, { ...audience, locale, include: OFFER_PARTS }, offerId, { ...extras, ...advice });
  }),
});
