import { createHash } from "node:crypto";
import { openSignedText, signText } from "@/lib/crypto/signed-text";
import { db } from "@/lib/db";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { AppError } from "@/lib/domain/errors";
import type { CabinChoice, OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import { QUOTE_LIFETIME_SECONDS, type Quote, quoteWriter, readQuote } from "@/lib/domain/quote";
import { joinTimes, sealDirection } from "@/lib/domain/times/shown-times";
import { env } from "@/lib/env";
import type { CurrencyTerms, PartnerContext } from "@/lib/services/access/partners/partner-context";
import { termsOf } from "@/lib/services/access/partners/terms-in";
import { supplierByCode } from "@/lib/suppliers/registry";
import { remembered } from "@/lib/util/waiting/remembered";

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** The partner that offers are made to, and when: the same for all offers of an answer. */
export interface Audience {
  partner: PartnerContext;
  cabin: CabinChoice;
  party: Party;
  now: Date;
  /** When the id was sealed that its caller already has, seconds since 1970; an id that is sealed now where it is missing. */
  issuedAt?: number;
}

/**
 * Until when an id is kept: its life, cut where a booking of it could not be ticketed any more.
 * @param firstDepartureUtc minutes since 1970
 */
export function offerExpiry({ now, issuedAt = seconds(now) }: Pick<Audience, "now" | "issuedAt">, firstDepartureUtc: number): Date {
  return ticketingLimit(new Date(issuedAt * 1000), QUOTE_LIFETIME_SECONDS / 60, firstDepartureUtc);
}

/**
 * Seals offers into their ids: what was offered, to whom, at which total, and at which times. The reference is the supplier's own text.
 * @returns what seals an offer at the party's total, minor units, the service's fee included
 */
export function offerSealer({ partner, cabin, party, now }: Audience): (offer: SupplierOffer, totalMinor: number) => string {
  const write = quoteWriter({ partnerId: partner.id, ownCurrency: partner.currency, cabin, party, issuedAt: seconds(now) });
  const keys = env().QUOTE_KEYS;
  // A search seals the same few directions into hundreds of offers.
  const sealed = new Map<readonly OfferSegment[], string>();
  return ({ supplier, reference, currency, directions }, totalMinor) => {
    const shown = joinTimes(directions.map((direction) => remembered(sealed, direction.segments, () => sealDirection(direction))));
    return signText(write({ supplier, reference, currency, totalMinor, shown }), keys);
  };
}

/**
 * Opens an offer id of this partner.
 * @throws AppError offer_not_found where the id is forged, expired or another partner's
 */
export function openOffer({ offerId, partnerId, now }: { offerId: string; partnerId: string; now: Date }): Quote {
  const quote = openSignedText(offerId, env().QUOTE_KEYS, (text) => readQuote(text, seconds(now)));
  if (!quote || quote.partnerId !== partnerId || !supplierByCode(quote.supplier)) throw new AppError("offer_not_found");
  return quote;
}

/**
 * What the partner pays in the currency of the offer.
 * @throws AppError offer_not_found where it does not pay in it any more
 */
export function quotedTerms(partner: PartnerContext, { currency }: Pick<Quote, "currency">): CurrencyTerms {
  const terms = termsOf(partner).find((each) => each.currency === currency);
  if (!terms) throw new AppError("offer_not_found");
  return terms;
}

/** Key of an offer id in OfferShown. */
export function offerHash(offerId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(offerId).digest());
}

/** The total that this partner was last shown for the id: what a booking with it is held to. Minor units. */
export async function heldTotal({ partnerId, offerId, quote }: { partnerId: string; offerId: string; quote: Quote }): Promise<number> {
  const shown = await db().offerShown.findUnique({
    where: { partnerId_offerHash: { partnerId, offerHash: offerHash(offerId) } },
    select: { totalMinor: true },
  });
  return shown ? Number(shown.totalMinor) : quote.totalMinor;
}
