import type { QuoteOffer } from "@/lib/contracts/portal/quotes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import { isLiveQuote, quoteState } from "@/lib/domain/quotes/quote-state";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { offerHash, offerSealer } from "@/lib/services/offers/offer/offer-id";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { parseChoices } from "./kept-choice";
import { priceChoice } from "./price-choice";
import { findOwnQuote } from "./quote-record";

interface OfferOfQuote {
  partner: PartnerContext;
  quoteId: string;
  /** Number of the choice, from 0. */
  choice: number;
  now: Date;
}

/**
 * An offer id of now for one choice of a quote, so that it can be booked. A booking with it is sold for what the quote says, and the quote is booked.
 * @throws AppError quote_not_found; quote_ended; quote_choice_gone; carrier_unconfirmed
 */
export async function offerOfQuote({ partner, quoteId, choice, now }: OfferOfQuote): Promise<QuoteOffer> {
  const row = await findOwnQuote({ partnerId: partner.id, quoteId });
  if (!isLiveQuote(quoteState(row, now))) throw new AppError("quote_ended");
  const taken = parseChoices(row.choices)[choice];
  const found = taken && (await priceChoice(taken, { partner, policy: await readSellingPolicy(partner.id), now }));
  if (!taken || !found) throw new AppError("quote_choice_gone");
  const { costMinor, sellingMinor } = found.price;
  const { cabin, party, currency } = taken;
  const offerId = offerSealer({ partner, cabin, party, now })(found.offer, costMinor);
  const key = { partnerId: partner.id, offerHash: offerHash(offerId) };
  const sold = { quoteId: row.id, costMinor: BigInt(costMinor), sellingMinor: BigInt(sellingMinor) };
  await db().quoteOffer.upsert({ where: { partnerId_offerHash: key }, create: { ...key, ...sold }, update: sold });
  const shownMinor = row.chosen === choice && row.chosenMinor !== null ? Number(row.chosenMinor) : (taken.now ?? taken.quoted).sellingMinor;
  const price = { amount: toMajor(sellingMinor), currency };
  return { offer_id: offerId, price, cost: toMajor(costMinor), shown: toMajor(shownMinor), party, cabin };
}
