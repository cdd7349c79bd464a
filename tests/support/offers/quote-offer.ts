import type { SupplierOffer } from "@/lib/domain/offer";
import { type Audience, offerSealer } from "@/lib/services/offers/offer/offer-id";
import { totalOf } from "@/lib/services/offers/offer/price-offer";

/** The id under which an offer is sold, at its own total. */
export function quoteOffer({ offer, ...audience }: Audience & { offer: SupplierOffer }): string {
  return offerSealer(audience)(offer, totalOf(offer, audience.partner, audience.party));
}
