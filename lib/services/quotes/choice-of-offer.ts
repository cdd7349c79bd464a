import { AppError } from "@/lib/domain/errors";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Quote } from "@/lib/domain/quote";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import { sealTimes } from "@/lib/domain/times/shown-times";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { openOffer, quotedTerms } from "@/lib/services/offers/offer/offer-id";
import type { KeptChoice } from "./kept-choice";
import { priceByRules, repriceIfThere } from "./price-choice";

interface Asking {
  partner: PartnerContext;
  policy: SellingPolicy | null;
  now: Date;
}

/**
 * An offer that a search has shown, asked for once more, at the price of the agency's rules.
 * @returns null where it is no offer of the partner's, or cannot be had any more
 * @throws AppError carrier_unconfirmed
 */
export async function choiceOfOffer(offerId: string, { partner, policy, now }: Asking): Promise<KeptChoice | null> {
  const quote = openIfThere(offerId, { partner, now });
  const offer = quote && (await repriceIfThere({ partner, quote, now }));
  if (!quote || !offer) return null;
  const quoted = priceByRules(offer, policy, quotedTerms(partner, quote), quote.party);
  return { ...keptOf(offer, quote), quoted, isSet: false, now: quoted };
}

function openIfThere(offerId: string, { partner, now }: Pick<Asking, "partner" | "now">): Quote | null {
  try {
    return openOffer({ offerId, partnerId: partner.id, now });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** What a quote keeps of an offer, but for its prices. */
export function keptOf(
  offer: SupplierOffer,
  { cabin, party }: Pick<Quote, "cabin" | "party">,
): Omit<KeptChoice, "quoted" | "isSet" | "now"> {
  const { supplier, reference, currency, brand, directions, ticketGroups, conditions } = offer;
  const shown = sealTimes(directions);
  return { supplier, reference, cabin, party, currency, shown, brand, directions, ticketGroups, conditions };
}
