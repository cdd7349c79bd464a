import type { PriceSteps } from "@/lib/contracts/portal/offers/price-steps";
import { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import type { Quote } from "@/lib/domain/quote";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { openOffer, quotedTerms } from "./offer-id";
import { priceOffer } from "./price-offer";
import { repriceQuote, soldOutClasses } from "./reprice-quote";

interface Asked {
  partner: PartnerContext;
  quote: Quote;
  now: Date;
}

type Step = PriceSteps["steps"][number];

/**
 * What an adult pays for the flights and brand of an offer in a party of one, of two and so on, as each would be booked now: how many seats are left
 * at a price, and which comes next.
 * @throws AppError offer_not_found, offer_sold_out, flight_times_changed, flight_cancelled
 */
export async function readPriceSteps(options: { partner: PartnerContext; offerId: string; now: Date }): Promise<PriceSteps> {
  const { partner, offerId, now } = options;
  const quote = openOffer({ offerId, partnerId: partner.id, now });
  const steps: Step[] = [];
  let seats = 0;
  while (seats < MAX_SEATED) {
    const step = await stepOf({ partner, quote, now }, seats + 1);
    if (!step) break;
    seats++;
    const before = steps.at(-1);
    if (before?.adult === step.adult) before.seats = seats;
    else steps.push(step);
  }
  if (steps.length === 0) throw new AppError("offer_sold_out");
  return { currency: quote.currency, steps, more: seats === MAX_SEATED, sold_out: await soldOutClasses({ partner, quote, now }) };
}

/** The price in a party of so many adults; null where there are not so many seats. */
async function stepOf({ partner, quote, now }: Asked, seats: number): Promise<Step | null> {
  const party = { adt: seats, chd: 0, inf: 0, ins: 0 };
  const offer = await repriceQuote({ partner, quote: { ...quote, party }, now });
  if (!offer) return null;
  const { prices } = priceOffer(offer, quotedTerms(partner, quote), party);
  const flights = offer.directions.flatMap(({ segments }) => segments);
  const booking_classes = [...new Set(flights.flatMap(({ bookingClass }) => bookingClass ?? []))];
  return { seats, adult: toMajor(prices[0]?.totalMinor ?? 0), booking_classes };
}
