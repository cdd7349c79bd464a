import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { supplierByCode } from "@/lib/suppliers/registry";
import type { PartnerContext } from "../access/partner-context";
import { openOffer } from "./offer-id";
import { priceOffer } from "./price-offer";
import type { ReadyJson } from "./ready-json";
import { asked } from "./supplier-errors";
import { writeOffers } from "./wire/write-offers";

/**
 * All brands in which the flights of an offer can be booked, cheapest first, each with an id of its own.
 * @returns a list of Offer of the contract
 * @throws AppError offer_not_found, offer_sold_out, fare_family_unavailable where there is only one
 */
export async function listFareFamily(options: { partner: PartnerContext; locale: Locale; offerId: string; now: Date }): Promise<ReadyJson> {
  const { partner, locale, offerId, now } = options;
  const { supplier, reference, cabin, party, currency } = openOffer({ offerId, partnerId: partner.id, now });
  const offers = await asked(() => supplierByCode(supplier)?.fareFamily(reference, { cabin, party, currency, now }) ?? null);
  if (!offers) throw new AppError("offer_sold_out");
  if (offers.length < 2) throw new AppError("fare_family_unavailable");
  const priced = offers.map((offer) => priceOffer(offer, partner, party));
  return writeOffers(priced, { partner, cabin, party, locale, now });
}
