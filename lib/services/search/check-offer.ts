import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { QUOTE_LIFETIME_SECONDS, type Quote } from "@/lib/domain/quote";
import type { PartnerContext } from "../access/partner-context";
import { heldTotal, offerHash, openOffer, repriceQuote } from "./offer-id";
import { presentBagOffers } from "./present-bag-offers";
import { priceOffer } from "./price-offer";
import type { ReadyJson } from "./ready-json";
import { writeOffer } from "./wire/write-offers";

interface CheckOffer {
  partner: PartnerContext;
  locale: Locale;
  offerId: string;
  /** Whether to list what can be bought with the offer. */
  withServices?: boolean;
  now: Date;
}

/**
 * Checks seats and price of one offer. Where the price differs from what this partner was last shown for the id, the new one is
 * remembered: a booking with the id is then held to it. The price is that of the offer alone; additional services name their own.
 * @returns an Offer of the contract
 * @throws AppError offer_not_found, offer_sold_out
 */
export async function checkOffer(options: CheckOffer): Promise<ReadyJson> {
  const { partner, locale, offerId, withServices = false, now } = options;
  const quote = openOffer({ offerId, partnerId: partner.id, now });
  const offer = await repriceQuote({ quote, now });
  if (!offer) throw new AppError("offer_sold_out");
  const { cabin, party } = quote;
  const priced = priceOffer(offer, partner, party);
  const { totalMinor } = priced;
  if (totalMinor !== (await heldTotal({ partnerId: partner.id, offerId, quote })))
    await rememberShown(partner.id, offerId, quote, totalMinor, now);
  return writeOffer(priced, { partner, cabin, party, locale, now }, offerId, withServices ? presentBagOffers(offer, party) : undefined);
}

async function rememberShown(partnerId: string, offerId: string, quote: Quote, total: number, now: Date): Promise<void> {
  const key = { partnerId, offerHash: offerHash(offerId) };
  const expiresAt = new Date((quote.issuedAt + QUOTE_LIFETIME_SECONDS) * 1000);
  const shown = { totalMinor: BigInt(total), shownAt: now, expiresAt };
  await db().offerShown.upsert({ where: { partnerId_offerHash: key }, create: { ...key, ...shown }, update: shown });
}
