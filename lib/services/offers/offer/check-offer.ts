import type { AdditionalService } from "@/lib/contracts/interface/offers";
import { db } from "@/lib/db";
import { bagOffers } from "@/lib/domain/bags/bag-offers";
import { bagTitle } from "@/lib/domain/bags/bag-texts";
import { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import { QUOTE_LIFETIME_SECONDS, type Quote } from "@/lib/domain/quote";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { type Audience, heldTotal, offerHash, openOffer, quotedTerms } from "./offer-id";
import { type PricedOffer, priceOffer } from "./price-offer";
import { repriceQuote } from "./reprice-quote";

interface CheckedOffer {
  offer: PricedOffer;
  audience: Audience;
  /** What can be bought with the offer. */
  services: AdditionalService[];
}

/**
 * Checks seats and price of one offer. Where the price differs from what this partner was last shown for the id, the new one is
 * remembered: a booking with the id is then held to it. The price is that of the offer alone; additional services name their own.
 * @throws AppError offer_not_found, offer_sold_out, flight_times_changed, flight_cancelled
 */
export async function checkOffer(options: { partner: PartnerContext; offerId: string; now: Date }): Promise<CheckedOffer> {
  const { partner, offerId, now } = options;
  const quote = openOffer({ offerId, partnerId: partner.id, now });
  const found = await repriceQuote({ partner, quote, now });
  if (!found) throw new AppError("offer_sold_out");
  const { cabin, party } = quote;
  const offer = priceOffer(found, quotedTerms(partner, quote), party);
  const { totalMinor } = offer;
  if (totalMinor !== (await heldTotal({ partnerId: partner.id, offerId, quote })))
    await rememberShown(partner.id, offerId, quote, totalMinor, now);
  return { offer, audience: { partner, cabin, party, now, issuedAt: quote.issuedAt }, services: presentBagOffers(found, party) };
}

async function rememberShown(partnerId: string, offerId: string, quote: Quote, total: number, now: Date): Promise<void> {
  const key = { partnerId, offerHash: offerHash(offerId) };
  const expiresAt = new Date((quote.issuedAt + QUOTE_LIFETIME_SECONDS) * 1000);
  const shown = { totalMinor: BigInt(total), shownAt: now, expiresAt };
  await db().offerShown.upsert({ where: { partnerId_offerHash: key }, create: { ...key, ...shown }, update: shown });
}

/** The extra bags of an offer, one entry for each choice that a passenger has. */
function presentBagOffers({ bagOptions, directions, currency }: SupplierOffer, party: Party): AdditionalService[] {
  return bagOffers(bagOptions, party).map((bag) => ({
    id: bag.id,
    type: "baggage",
    title: bagTitle(bag, directions),
    passenger: bag.passenger,
    age: bag.age,
    direction: bag.direction,
    piece: bag.pieces,
    weight: bag.kg,
    price: { amount: toMajor(bag.amountMinor), currency },
  }));
}
