import { createHash } from "node:crypto";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { CabinChoice, SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers";
import { openQuote, type Quote, sealQuote } from "@/lib/domain/quote";
import { env } from "@/lib/env";
import { supplierByCode } from "@/lib/suppliers/registry";
import type { PartnerContext } from "./partner-context";
import { totalOf } from "./price-offer";
import { asked } from "./supplier-errors";

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

interface ToQuote {
  offer: SupplierOffer;
  partner: PartnerContext;
  cabin: CabinChoice;
  party: Party;
  now: Date;
}

/** Seals an offer into its id: what was offered, to whom, at which total. The reference is the supplier's own text. */
export function quoteOffer({ offer, partner, cabin, party, now }: ToQuote): string {
  const quote: Quote = {
    partnerId: partner.id,
    supplier: offer.supplier,
    reference: offer.reference,
    cabin,
    party,
    currency: offer.currency,
    totalMinor: totalOf(offer, partner, party),
    issuedAt: seconds(now),
  };
  return sealQuote(quote, env().QUOTE_KEYS);
}

/**
 * Opens an offer id of this partner.
 * @throws AppError offer_not_found where the id is forged, expired or another partner's
 */
export function openOffer({ offerId, partnerId, now }: { offerId: string; partnerId: string; now: Date }): Quote {
  const quote = openQuote(offerId, env().QUOTE_KEYS, seconds(now));
  if (!quote || quote.partnerId !== partnerId || !supplierByCode(quote.supplier)) throw new AppError("offer_not_found");
  return quote;
}

/**
 * The same flights and brand at today's price.
 * @throws AppError offer_sold_out where they can no longer be had for the party
 */
export async function repriceQuote({ quote, now }: { quote: Quote; now: Date }): Promise<SupplierOffer> {
  const supplier = supplierByCode(quote.supplier);
  if (!supplier) throw new AppError("offer_not_found");
  const { cabin, party, currency } = quote;
  const offer = await asked(supplier.reprice(quote.reference, { cabin, party, currency, now }));
  if (!offer) throw new AppError("offer_sold_out");
  return offer;
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
