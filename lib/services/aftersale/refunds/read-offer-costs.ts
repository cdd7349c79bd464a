import type { CostsAt, OfferCosts } from "@/lib/contracts/portal/offers/offer-costs";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import { changeCost } from "@/lib/domain/pricing/change-cost";
import { refundByRules } from "@/lib/domain/refund/count-refund";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { firstDeparture, snapshotOf } from "@/lib/services/booking/create/build-booking";
import { openOffer, quotedTerms } from "@/lib/services/offers/offer/offer-id";
import { passengerPrices } from "@/lib/services/offers/offer/price-offer";
import { repriceQuote } from "@/lib/services/offers/offer/reprice-quote";

const DAY_MINUTES = 24 * 60;

/**
 * What a refund or a change of an offer would cost once it is bought, today and on the day before departure, as refunds of bookings are counted.
 * @throws AppError offer_not_found, offer_sold_out, flight_times_changed, flight_cancelled
 */
export async function readOfferCosts(options: { partner: PartnerContext; offerId: string; now: Date }): Promise<OfferCosts> {
  const { partner, offerId, now } = options;
  const quote = openOffer({ offerId, partnerId: partner.id, now });
  const offer = await repriceQuote({ partner, quote, now });
  if (!offer) throw new AppError("offer_sold_out");
  const snapshot = snapshotOf(offer, passengerPrices(offer, quotedTerms(partner, quote), quote.party));
  const today = utcMinutes(now);
  const dayBefore = utcMinutes(firstDeparture(offer)) - DAY_MINUTES;
  return {
    currency: offer.currency,
    today: costsAt(snapshot, today),
    day_before: dayBefore > today ? costsAt(snapshot, dayBefore) : null,
  };
}

/** @param nowUtc minutes since 1970-01-01T00:00Z, before departure */
function costsAt(snapshot: BookingSnapshot, nowUtc: number): CostsAt {
  const { refundMinor, penaltyMinor } = refundByRules({ snapshot, reports: [], nowUtc });
  const change = changeCost(
    snapshot.conditions,
    snapshot.prices.map(({ age }) => age),
  );
  return {
    refund: { back: toMajor(refundMinor), kept: toMajor(penaltyMinor) },
    change: change.permitted ? toMajor(change.feeMinor) : null,
  };
}
