import { AppError } from "@/lib/domain/errors";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { type Audience, openOffer, quotedTerms } from "./offer-id";
import { type PricedOffer, priceOffer } from "./price-offer";
import { repriceFamily } from "./reprice-quote";

/**
 * All brands in which the flights of an offer can be booked, cheapest first.
 * @throws AppError offer_not_found, offer_sold_out, flight_times_changed, flight_cancelled; fare_family_unavailable where there is only one
 */
export async function listFareFamily(options: {
  partner: PartnerContext;
  offerId: string;
  now: Date;
}): Promise<{ offers: PricedOffer[]; audience: Audience }> {
  const { partner, offerId, now } = options;
  const quote = openOffer({ offerId, partnerId: partner.id, now });
  const { cabin, party } = quote;
  const found = await repriceFamily({ partner, quote, now });
  if (!found) throw new AppError("offer_sold_out");
  if (found.length < 2) throw new AppError("fare_family_unavailable");
  const terms = quotedTerms(partner, quote);
  return { offers: found.map((offer) => priceOffer(offer, terms, party)), audience: { partner, cabin, party, now } };
}
