import { AppError } from "@/lib/domain/errors";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Quote } from "@/lib/domain/quote";
import { readTimes, sealTimes } from "@/lib/domain/times/shown-times";
import { timesChanged } from "@/lib/domain/times/times-changed";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import type { FlownDirection } from "@/lib/suppliers/port/own-schedule";
import type { PricingContext } from "@/lib/suppliers/port/selling";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { supplierByCode } from "@/lib/suppliers/registry";
import { callSupplier } from "../suppliers/call-supplier";
import { offerSealer, quotedTerms } from "./offer-id";
import { totalOf } from "./price-offer";

/** An offer id that was opened, and who asks. */
interface ToReprice {
  partner: PartnerContext;
  quote: Quote;
  now: Date;
  /** See PricingContext. */
  recentSeats?: boolean;
}

/**
 * The same flights and brand at today's price and at the times that were shown, or null where there are no seats for the party.
 * @throws AppError flight_times_changed with the offer at today's times, flight_cancelled; offer_not_found where nobody sells them any more;
 *   carrier_unconfirmed
 */
export async function repriceQuote(asked: ToReprice): Promise<SupplierOffer | null> {
  const { supplier, context } = supplierOf(asked);
  const offer = await callSupplier(() => supplier.selling.reprice(asked.quote.reference, context));
  if (!offer) return refuseOtherFlights(asked, supplier, context);
  if (isAsShown(asked.quote, offer.directions)) return offer;
  throw timesChanged(asked.quote.shown, offer.directions, sealAnew(offer, asked));
}

/**
 * All brands of the same flights at the times that were shown, cheapest first; null where there are no seats for the party.
 * @throws AppError as repriceQuote
 */
export async function repriceFamily(asked: ToReprice): Promise<SupplierOffer[] | null> {
  const { supplier, context } = supplierOf(asked);
  const offers = await callSupplier(() => supplier.selling.fareFamily(asked.quote.reference, context));
  const [offer] = offers ?? [];
  if (offer && isAsShown(asked.quote, offer.directions)) return offers;
  // Why there is none is told as of the brand that was quoted.
  await repriceQuote(asked);
  return null;
}

/**
 * Booking classes in which the same flights and brand would have been cheaper, had they not been sold out.
 * @throws AppError carrier_unconfirmed
 */
export async function soldOutClasses(asked: ToReprice): Promise<string[]> {
  const { supplier, context } = supplierOf(asked);
  const { ownSchedule } = supplier;
  return ownSchedule ? callSupplier(() => ownSchedule.soldOutClasses(asked.quote.reference, context)) : [];
}

function supplierOf({ partner, quote, now, recentSeats }: ToReprice): { supplier: Supplier; context: PricingContext } {
  const supplier = supplierByCode(quote.supplier);
  if (!supplier) throw new AppError("offer_not_found");
  const { cabin, party, currency } = quote;
  const shown = quote.shown === null ? null : readTimes(quote.shown);
  return { supplier, context: { cabin, party, currency, now, agency: partner.id, recentSeats, shown } };
}

function isAsShown({ shown }: Quote, directions: FlownDirection[]): boolean {
  return shown === null || sealTimes(directions) === shown;
}

/**
 * Tells flights without seats from others: from flights that moved, so that they cannot be flown one after another any more, from aircraft
 * that are sold under another number now, and from flights that are gone.
 */
async function refuseOtherFlights(asked: ToReprice, supplier: Supplier, context: PricingContext): Promise<null> {
  const { quote } = asked;
  const { selling, ownSchedule } = supplier;
  if (!ownSchedule) return null;
  const scheduled = await callSupplier(() => ownSchedule.flights(quote.reference, context));
  if (!scheduled) throw new AppError("flight_cancelled");
  const { directions, renumbered } = scheduled;
  if (renumbered) {
    const offer = await callSupplier(() => selling.reprice(renumbered.reference, { ...context, shown: null }));
    throw timesChanged(quote.shown, directions, offer && sealAnew(offer, asked), renumbered.names);
  }
  if (!isAsShown(quote, directions)) throw timesChanged(quote.shown, directions, null);
  return null;
}

/** The id of an offer that was just priced, for the party that was quoted. */
function sealAnew(offer: SupplierOffer, { partner, quote, now }: ToReprice): string {
  const { cabin, party } = quote;
  return offerSealer({ partner, cabin, party, now })(offer, totalOf(offer, quotedTerms(partner, quote), party));
}
