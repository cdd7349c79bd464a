import type { FareRule } from "@/lib/contracts/interface/offers";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { presentRules } from "@/lib/services/ground/presenters/present-rules";
import { openOffer } from "./offer-id";
import { repriceQuote } from "./reprice-quote";

/**
 * Conditions of every fare of an offer, direction by direction.
 * @throws AppError offer_not_found, offer_sold_out, flight_times_changed, flight_cancelled
 */
export async function readOfferRules(options: {
  partner: PartnerContext;
  locale: Locale;
  offerId: string;
  now: Date;
}): Promise<FareRule[]> {
  const { partner, locale, offerId, now } = options;
  const quote = openOffer({ offerId, partnerId: partner.id, now });
  const offer = await repriceQuote({ partner, quote, now });
  if (!offer) throw new AppError("offer_sold_out");
  return presentRules(offer, locale);
}
