import type { CreatedBooking, ParsedBookingRequest } from "@/lib/contracts/bookings";
import { keyedHash } from "@/lib/crypto/keyed-hash";
import { BAG_PRICE_MOVED } from "@/lib/domain/bags/bag-texts";
import { withBags } from "@/lib/domain/bags/with-bags";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { addDays } from "@/lib/domain/dates";
import { AppError, type ErrorName, type FieldErrors } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { CheckedBooking } from "@/lib/domain/passengers/drafts";
import { validateBooking } from "@/lib/domain/passengers/validate-passengers";
import type { Quote } from "@/lib/domain/quote";
import { env } from "@/lib/env";
import { allCountryCodes } from "@/lib/reference/countries";
import { supplierByCode } from "@/lib/suppliers/registry";
import type { PartnerContext } from "../access/partner-context";
import { callSupplier } from "../search/call-supplier";
import { heldTotal, offerHash, openOffer, repriceQuote } from "../search/offer-id";
import { passengerPrices, totalOf } from "../search/price-offer";
import { firstDeparture, type NewBooking } from "./build-booking";
import { createdRow } from "./created-row";
import { findRepeatedBooking } from "./find-repeated-booking";
import { presentCreatedBooking } from "./present-booking";
import { type WriteResult, writeBooking } from "./write-booking";

interface CreateBooking {
  partner: PartnerContext;
  actor: string;
  /** Hex, of the Idempotency-Key. */
  requestKey?: string | null;
  locale: Locale;
  offerId: string;
  body: ParsedBookingRequest;
  now: Date;
}

/** Buyers who meet on the last seats are priced again so often before they are told that the price has moved. */
const ATTEMPTS = 3;

/** Refusals that a repeated request may meet because of the seats it took the first time. */
const OFFER_MOVED: readonly ErrorName[] = ["offer_sold_out", "price_rose", "price_fell", "price_changed_meanwhile"];

/**
 * Books an offer: prices it and its extra bags again, holds the partner to what it was last shown, checks the passengers, then takes the
 * seats and writes the booking in one statement.
 * @throws AppError offer_not_found, offer_sold_out; price_rose, price_fell, price_changed_meanwhile; duplicate_unpaid, duplicate_paid
 *   with `data.existing_booking_id`; third_order; carrier_unconfirmed; the codes of validateBooking
 */
export async function createBooking(request: CreateBooking): Promise<CreatedBooking> {
  const { partner, offerId, now, locale } = request;
  const quote = openOffer({ offerId, partnerId: partner.id, now });
  try {
    return presentCreatedBooking(createdRow(await bookQuote(request, quote)), locale);
  } catch (error) {
    // The last seats may have gone to this very request, sent before.
    if (error instanceof AppError && OFFER_MOVED.includes(error.kind)) await refuseIfRepeated(request, quote);
    throw error;
  }
}

/** @returns the rows that were written */
async function bookQuote(request: CreateBooking, quote: Quote): Promise<NewBooking> {
  const sealed = await bookAsSealed(request, quote);
  if (sealed) return sealed;
  const { partner, offerId, now } = request;
  const held = await heldTotal({ partnerId: partner.id, offerId, quote });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const offer = await repriceQuote({ quote, now });
    refuseOtherPrice(totalOf(offer, partner, quote.party), held, attempt);
    const checked = checkRequest(request, quote, offer);
    refuseMovedBags(checked.bags, attempt);
    const rows = rowsOf(await book(request, quote, offer, checked));
    if (rows) return rows;
  }
  throw new AppError("price_changed_meanwhile");
}

/**
 * Nearly always nothing has moved since the offer was made. Then one statement books: it makes sure of the seats, which are priced here as of
 * a moment ago, and of what the partner was last shown.
 * @returns null where anything is otherwise: the long way tells what
 */
async function bookAsSealed(request: CreateBooking, quote: Quote): Promise<NewBooking | null> {
  const { partner, now } = request;
  const offer = await repriceQuote({ quote, now, recentSeats: true }).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === "offer_sold_out") return null;
    throw error;
  });
  if (!offer || totalOf(offer, partner, quote.party) !== quote.totalMinor) return null;
  const checked = checkRequest(request, quote, offer);
  refuseMovedBags(checked.bags, 1);
  return rowsOf(await book(request, quote, offer, checked, true));
}

/** @throws AppError third_order, duplicate_unpaid, duplicate_paid */
function rowsOf(result: WriteResult): NewBooking | null {
  if (result.outcome === "booked") return result.rows;
  if (result.outcome === "third_order") throw new AppError("third_order");
  if (result.outcome === "duplicate") throw duplicateOf(result.booking_id, result.status);
  return null;
}

function refuseOtherPrice(today: number, held: number, attempt: number, fields?: FieldErrors): void {
  if (today === held) return;
  if (attempt > 1) throw new AppError("price_changed_meanwhile", { fields });
  throw new AppError(today > held ? "price_rose" : "price_fell", { fields });
}

/** The total is the offer's alone, so the caller is told that it is the service whose price has moved. */
function refuseMovedBags(bags: CheckedBooking["bags"], attempt: number): void {
  for (const [index, { bag, shownMinor }] of bags.entries())
    refuseOtherPrice(bag.amountMinor, shownMinor, attempt, { [`additional_services.${index}`]: [BAG_PRICE_MOVED] });
}

function checkRequest({ body, now }: CreateBooking, quote: Quote, offer: SupplierOffer): CheckedBooking {
  const lastFlight = offer.directions.at(-1)?.segments.at(-1)?.departure.local.slice(0, 10);
  if (!lastFlight) throw new Error("an offer without flights");
  const countries = allCountryCodes();
  return validateBooking(body, {
    party: quote.party,
    lastFlight,
    // Some clocks are up to 14 hours ahead of UTC; a date of birth there is not in the future.
    today: addDays(now.toISOString().slice(0, 10), now.getUTCHours() >= 10 ? 1 : 0),
    documents: offer.documents,
    bagOptions: offer.bagOptions,
    isCountry: (code) => countries.includes(code),
  });
}

/** @param asSealed whether the partner must not have been shown another total than the sealed one */
async function book(
  request: CreateBooking,
  quote: Quote,
  offer: SupplierOffer,
  checked: CheckedBooking,
  asSealed = false,
): Promise<WriteResult> {
  const { partner, actor, offerId, requestKey = null, now } = request;
  const expiresAt = ticketingLimit(now, env().HOLD_MINUTES, firstDeparture(offer).getTime() / 60_000);
  // Too near to departure to be paid and ticketed in time.
  if (expiresAt <= now) throw new AppError("offer_not_found");
  const supplier = supplierByCode(quote.supplier);
  if (!supplier) throw new AppError("offer_not_found");
  const { cabin, party, currency } = quote;
  const hold = await callSupplier(() => supplier.hold(offer, { cabin, party, currency, now }));
  const prices = withBags(passengerPrices(offer, partner, party), checked.bags);
  return writeBooking({
    partnerId: partner.id,
    actor,
    requestKey,
    checked,
    offer,
    prices,
    hold,
    expiresAt,
    hash: keyedHash(env().PASSENGER_HASH_KEY),
    shown: asSealed ? { offerHashHex: Buffer.from(offerHash(offerId)).toString("hex"), totalMinor: quote.totalMinor } : null,
    now,
  });
}

async function refuseIfRepeated({ partner, body }: CreateBooking, quote: Quote): Promise<void> {
  const made = await findRepeatedBooking({ partnerId: partner.id, quote, passengers: body.passengers });
  if (made) throw duplicateOf(made.id, made.status);
}

function duplicateOf(bookingId: string, status: BookingStatus): AppError {
  const kind = status === "booked" || status === "awaitpayment" ? "duplicate_unpaid" : "duplicate_paid";
  return new AppError(kind, { data: { existing_booking_id: bookingId } });
}
