import { AppError, type ErrorName } from "@/lib/domain/errors";
import { sum } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import type { Quote } from "@/lib/domain/quote";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import type { CurrencyTerms, PartnerContext } from "@/lib/services/access/partners/partner-context";
import { quotedTerms } from "@/lib/services/offers/offer/offer-id";
import { passengerPrices, totalOf } from "@/lib/services/offers/offer/price-offer";
import { repriceQuote } from "@/lib/services/offers/offer/reprice-quote";
import { sellBooking } from "@/lib/services/terms/selling/sell-booking";
import { asQuote, type ChoicePrice, type KeptChoice } from "./kept-choice";

interface ToPrice {
  partner: PartnerContext;
  policy: SellingPolicy | null;
  now: Date;
}

/** What stands behind a choice that cannot be had any more as it was proposed. */
const GONE: ReadonlySet<ErrorName> = new Set(["offer_not_found", "flight_times_changed", "flight_cancelled"]);

/**
 * The same flights and fare at the times that were shown, at today's price; null where they cannot be had.
 * @throws AppError carrier_unconfirmed
 */
export async function repriceIfThere(options: { partner: PartnerContext; quote: Quote; now: Date }): Promise<SupplierOffer | null> {
  try {
    return await repriceQuote(options);
  } catch (error) {
    if (error instanceof AppError && GONE.has(error.kind)) return null;
    throw error;
  }
}

/** What a party is sold an offer for by the agency's rules, and what it costs; the same where it makes no prices. Minor units. */
export function priceByRules(offer: SupplierOffer, policy: SellingPolicy | null, terms: CurrencyTerms, party: Party): ChoicePrice {
  const costMinor = totalOf(offer, terms, party);
  const sold = sellBooking(policy, offer, passengerPrices(offer, terms, party));
  return { costMinor, sellingMinor: sold ? sum(sold.map(({ sellingMinor }) => sellingMinor)) : costMinor };
}

/**
 * A choice as of now. While it costs the agency what it cost, the customer pays what was proposed. Where that has moved, a price of the
 * rules is made by them anew, and one that the agent has set moves by as much.
 * @returns null where it cannot be had any more
 * @throws AppError carrier_unconfirmed
 */
export async function priceChoice(
  choice: KeptChoice,
  { partner, policy, now }: ToPrice,
): Promise<{ offer: SupplierOffer; price: ChoicePrice } | null> {
  const quote = asQuote(choice, { partnerId: partner.id, now });
  const offer = await repriceIfThere({ partner, quote, now });
  if (!offer) return null;
  const byRules = priceByRules(offer, policy, quotedTerms(partner, quote), choice.party);
  return { offer, price: { costMinor: byRules.costMinor, sellingMinor: sellingNow(choice, byRules) } };
}

function sellingNow({ quoted, isSet }: KeptChoice, byRules: ChoicePrice): number {
  const moved = byRules.costMinor - quoted.costMinor;
  if (moved === 0) return quoted.sellingMinor;
  return isSet ? Math.max(0, quoted.sellingMinor + moved) : byRules.sellingMinor;
}
