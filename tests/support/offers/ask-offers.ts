import { z } from "zod";
import { writeOffer, writeOffers } from "@/lib/api/representation/write-offers";
import { OFFER_PARTS, type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import type { Locale } from "@/lib/domain/localized";
import * as checking from "@/lib/services/offers/offer/check-offer";
import * as family from "@/lib/services/offers/offer/list-fare-family";
import * as searching from "@/lib/services/offers/search/search-offers";

/** The options of a use case, and the language in which its offers are written. */
type InLocale<UseCase extends (options: never) => unknown> = Parameters<UseCase>[0] & { locale: Locale };

/** The use cases that answer with offers, written as their routes do and read back: every one is held against the contract. */
export async function searchOffers({ locale, ...options }: InLocale<typeof searching.searchOffers>): Promise<Offer[]> {
  const { offers, audience } = await searching.searchOffers(options);
  return offersIn(writeOffers(offers, { ...audience, locale, include: options.query.include }));
}

export async function listFareFamily({ locale, ...options }: InLocale<typeof family.listFareFamily>): Promise<Offer[]> {
  const { offers, audience } = await family.listFareFamily(options);
  return offersIn(writeOffers(offers, { ...audience, locale, include: OFFER_PARTS }));
}

export async function checkOffer(options: InLocale<typeof checking.checkOffer> & { withServices?: boolean }): Promise<Offer> {
  const { locale, offerId, withServices } = options;
  const { offer, audience, services } = await checking.checkOffer(options);
  const json = writeOffer(
    offer,
    { ...audience, locale, include: OFFER_PARTS },
    offerId,
    withServices ? { additional_services: services } : {},
  );
  return offerContract.parse(JSON.parse(json.toString()));
}

function offersIn(json: Buffer): Offer[] {
  return z.array(offerContract).parse(JSON.parse(json.toString()));
}
