import { AppError } from "@/lib/domain/errors";
import { supplierByCode } from "@/lib/suppliers/registry";
import type { PartnerContext } from "../access/partner-context";
import { callSupplier } from "./call-supplier";
import { type Audience, openOffer } from "./offer-id";
import { type PricedOffer, priceOffer } from "./price-offer";

/**
 * All brands in which the flights of an offer can be booked, cheapest first.
 * @throws AppError offer_not_found, offer_sold_out, fare_family_unavailable where there is only one
 */
export async function listFareFamily(options: {
  partner: PartnerContext;
  offerId: string;
  now: Date;
}): Promise<{ offers: PricedOffer[]; audience: Audience }> {
  const { partner, offerId, now } = options;
  const { supplier, reference, cabin, party, currency } = openOffer({ offerId, partnerId: partner.id, now });
  const found = await callSupplier(async () => supplierByCode(supplier)?.fareFamily(reference, { cabin, party, currency, now }) ?? null);
  if (!found) throw new AppError("offer_sold_out");
  if (found.length < 2) throw new AppError("fare_family_unavailable");
  return { offers: found.map((offer) => priceOffer(offer, partner, party)), audience: { partner, cabin, party, now } };
}
