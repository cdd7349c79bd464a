import { operation } from "@/lib/api/handler";
import { writeOffers } from "@/lib/api/representation/write-offers";
import { routes } from "@/lib/api/routes";
import { OFFER_PARTS } from "@/lib/contracts/interface/offers";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listFareFamily } from "@/lib/services/offers/offer/list-fare-family";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_fare_family, async ({ partner, locale, now, params }) => {
    const { offers, audience } = await listFareFamily({ partner, now, offerId: params.id ?? "" });
    return writeOffers(offers, { ...audience, locale, include: OFFER_PARTS });
  }),
});
