import { v7 as uuid } from "uuid";
import type { CreatedBooking, ParsedBookingRequest } from "@/lib/contracts/interface/bookings";
import { keyedHash } from "@/lib/crypto/keyed-hash";
import { actorOf } from "@/lib/domain/audit/actions";
import { BAG_PRICE_MOVED } from "@/lib/domain/bags/bag-texts";
import { withBags } from "@/lib/domain/bags/choose-bags";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError, type ErrorName, type FieldErrors } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor, toMajor } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { CheckedBooking } from "@/lib/domain/passengers/drafts";
import { validateBooking } from "@/lib/domain/passengers/validate-passengers";
import type { Quote } from "@/lib/domain/quote";
import { env } from "@/lib/env";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import type { Act } from "@/lib/services/ground/audit/act";
import { releaseJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { heldTotal, offerHash, openOffer, quotedTerms } from "@/lib/services/offers/offer/offer-id";
import { passengerPrices, totalOf } from "@/lib/services/offers/offer/price-offer";
import { findQuotedOffer, type QuotedOffer } from "@/lib/services/offers/offer/quoted-offer";
import { repriceQuote } from "@/lib/services/offers/offer/reprice-quote";
import { callSupplierInTime } from "@/lib/services/offers/suppliers/call-supplier";
import { knownPolicy, readPolicyAnew } from "@/lib/services/terms/selling/known-policy";
import type { SellingTerms } from "@/lib/services/terms/selling/sell-booking";
import { openPolicy } from "@/lib/services/terms/selling/selling-policy";
import { type ShownPrice, setPriceOf } from "@/lib/services/terms/selling/set-price";
import type { Hold, HoldRequest } from "@/lib/suppliers/port/ordering";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { supplierByCode } from "@/lib/suppliers/registry";
import { bookingEntry } from "../document/entry-advice";
import { presentCreatedBooking } from "../document/present-booking";
import { type AssumedSelling, firstDeparture, type NewBooking, type OwnNotes } from "./build-booking";
import { refuseIfRepeated } from "./duplicate-booking";
import { rulesOf } from "./passenger-rules";
import { writeBooking } from "./write-booking";

interface CreateBooking extends Act {
  partner: PartnerContext;
  locale: Locale;
  offerId: string;
  body: ParsedBookingRequest;
  /** Left out by programs. */
  shownPrice?: ShownPrice;
}

/**
 * How often a booking is priced and written. The first attempt takes seats of a moment ago, the others fresh ones. Buyers who meet on the
 * last seats lose an attempt each time; after the last one they read that the price has moved.
 */
const ATTEMPTS = 4;

/** Refusals that a repeated request may meet because of the seats it took the first time, or because the flights moved after that. */
const OFFER_MOVED: readonly ErrorName[] = [
  "offer_sold_out",
  "price_rose",
  "price_fell",
  "price_changed_meanwhile",
  "flight_times_changed",
  "flight_cancelled",
];

/**
 * Books an offer: prices it and its extra bags again, holds the partner to the price that it expects, or else was last shown, checks the passengers, then takes the
 * seats and writes the booking in one statement.
 * @throws AppError offer_not_found, offer_sold_out; flight_times_changed, flight_cancelled; price_rose, price_fell, price_changed_meanwhile; duplicate_unpaid, duplicate_paid
 *   with `data.existing_booking_id`; document_on_flight; reference_taken; third_order; carrier_unconfirmed; the codes of validateBooking; validation (`selling_price`)
 */
export async function createBooking(request: CreateBooking): Promise<CreatedBooking> {
  const { partner, offerId, now, body } = request;
  const quote = openOffer({ offerId, partnerId: partner.id, now });
  try {
    return await bookQuote(request, quote);
  } catch (error) {
    // The last seats may have gone to this very request, sent before.
    if (error instanceof AppError && OFFER_MOVED.includes(error.kind))
      await refuseIfRepeated({ partnerId: partner.id, quote, passengers: body.passengers });
    throw error;
  }
}

/**
 * Nearly always nothing has moved since the offer was made: the seats of a moment ago tell so without asking anyone, and the statement that
 * books makes sure of them, of what the partner was last shown and of how it makes its prices. Where that is otherwise, everything is looked up anew.
 */
async function bookQuote(request: CreateBooking, quote: Quote): Promise<CreatedBooking> {
  const { partner, offerId, now, body } = request;
  const terms = quotedTerms(partner, quote);
  const expectedMinor = body.expected_price === undefined ? null : fromMajor(body.expected_price);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const recentSeats = attempt === 1;
    const heldMinor = expectedMinor ?? (recentSeats ? quote.totalMinor : await heldTotal({ partnerId: partner.id, offerId, quote }));
    const offer = await repriceQuote({ partner, quote, now, recentSeats });
    const totalMinor = offer && totalOf(offer, terms, quote.party);
    if (recentSeats && totalMinor !== heldMinor) continue;
    if (offer === null || totalMinor === null) throw new AppError("offer_sold_out");
    refuseOtherPrice(totalMinor, heldMinor, attempt, expectedMinor === null ? {} : { data: priceNow(totalMinor, quote) });
    const checked = checkRequest(request, quote, offer);
    refuseMovedBags(checked.bags, attempt);
    const created = await book(request, quote, { offer, checked, heldMinor, isFirst: recentSeats });
    if (created) return created;
  }
  throw new AppError("price_changed_meanwhile");
}

function priceNow(totalMinor: number, { currency }: Quote): { amount: number; currency: string } {
  return { amount: toMajor(totalMinor), currency };
}

/** What a refused caller is told besides. */
type Told = { fields?: FieldErrors; data?: { amount: number; currency: string } };

function refuseOtherPrice(todayMinor: number, heldMinor: number, attempt: number, told: Told): void {
  if (todayMinor === heldMinor) return;
  // An attempt with fresh seats has found the price that was held.
  if (attempt > 2) throw new AppError("price_changed_meanwhile", told);
  throw new AppError(todayMinor > heldMinor ? "price_rose" : "price_fell", told);
}

/** The total is the offer's alone, so the caller is told that it is the service whose price has moved. */
function refuseMovedBags(bags: CheckedBooking["bags"], attempt: number): void {
  for (const [index, { bag, shownMinor }] of bags.entries())
    refuseOtherPrice(bag.amountMinor, shownMinor, attempt, { fields: { [`additional_services.${index}`]: [BAG_PRICE_MOVED] } });
}

function checkRequest({ body, now }: CreateBooking, quote: Quote, offer: SupplierOffer): CheckedBooking {
  return validateBooking(body, {
    ...rulesOf({ directions: offer.directions, documents: offer.documents, now }),
    party: quote.party,
    bagOptions: offer.bagOptions,
  });
}

function notesOf({ reference, reference_unique: isUnique = false, metadata }: ParsedBookingRequest): OwnNotes {
  return { reference: reference ?? null, isUnique: isUnique && reference !== undefined, metadata: metadata ?? null };
}

function hashHexOf(offerId: string): string {
  return Buffer.from(offerHash(offerId)).toString("hex");
}

interface Priced {
  offer: SupplierOffer;
  checked: CheckedBooking;
  /** What the partner expects, or was last shown for the offer. */
  heldMinor: number;
  /** Whether it is the first attempt. */
  isFirst: boolean;
}

/** @returns null where seats, the total shown or what decides the customer's price have moved since it was priced */
async function book(asked: CreateBooking, quote: Quote, { offer, checked, heldMinor, isFirst }: Priced): Promise<CreatedBooking | null> {
  const { partner, actor, offerId, locale, key, requestId = null, shownPrice, now } = asked;
  const ours = ticketingLimit(now, env().HOLD_MINUTES, utcMinutes(firstDeparture(offer)));
  // Too near to departure to be paid and ticketed in time.
  if (ours <= now) throw new AppError("offer_not_found");
  const supplier = supplierByCode(quote.supplier);
  if (!supplier) throw new AppError("offer_not_found");
  const { cabin, party, currency } = quote;
  const [id, passengerIds] = [uuid(), checked.passengers.map(() => uuid())];
  const request = { key: id, passengerIds, booking: checked, offer, context: { cabin, party, currency, now } };
  const [hold, selling] = await Promise.all([holdWith(supplier, request), sellingTerms(asked, isFirst)]);
  const prices = withBags(passengerPrices(offer, quotedTerms(partner, quote), party), checked.bags);
  const toBook = {
    id,
    passengerIds,
    partnerId: partner.id,
    mode: partner.mode,
    actor,
    key,
    requestId,
    checked,
    notes: notesOf(asked.body),
    offer,
    prices,
    selling,
    quoteId: selling.quoted?.quoteId ?? null,
    setPrice: shownPrice ? setPriceOf(selling, { offer, prices, shown: shownPrice }) : null,
    hold,
    expiresAt: hold.until && hold.until < ours ? hold.until : ours,
    hash: keyedHash(env().PASSENGER_HASH_KEY),
    disruption: supplier.disruptions?.disruptionOf(offer.reference) ?? null,
    shown: asked.body.expected_price === undefined ? { offerHashHex: hashHexOf(offerId), totalMinor: heldMinor } : null,
    assumed: selling.assumed,
    now,
  };
  return writeBooking(toBook, (rows) => present(rows, locale));
}

/** What decides what the customer pays, with what of it the statement that books has to make sure of; null where it was looked up. */
type LookedUp = SellingTerms & { quoted: QuotedOffer | null; assumed: AssumedSelling | null };

/**
 * Nearly always a partner makes its prices as it did a moment ago, and what is booked without a shown price comes from a search: so neither is looked up at first.
 * A page's shown price is held against both before anything is written.
 */
async function sellingTerms({ partner, actor, offerId, shownPrice }: CreateBooking, isFirst: boolean): Promise<LookedUp> {
  // Programs have their offers from searches.
  const isPerson = actorOf(actor).kind === "person";
  const isAssumed = isFirst && !shownPrice;
  const [{ policy: kept, version }, quoted] = await Promise.all([
    isAssumed ? knownPolicy(partner.id) : readPolicyAnew(partner.id),
    isPerson && !isAssumed ? findQuotedOffer({ partnerId: partner.id, offerId }) : null,
  ]);
  const assumed = isAssumed ? { sellingVersion: version, unquotedHashHex: isPerson ? hashHexOf(offerId) : null } : null;
  return { policy: kept && openPolicy(kept), quoted, assumed };
}

async function present({ booking, passengers, tickets }: NewBooking, locale: Locale): Promise<CreatedBooking> {
  const withTickets = passengers.map((passenger) => ({
    ...passenger,
    tickets: tickets.filter((ticket) => ticket.passengerId === passenger.id),
  }));
  const created = { ...booking, passengers: withTickets };
  return { ...presentCreatedBooking(created, locale), ...(await bookingEntry(created, locale)) };
}

/** By then a booking is written, or never will be, seconds. */
const WRITTEN_SECONDS = 300;

/** What is held elsewhere is let go of where the booking is not written, even if this process ends before. */
async function holdWith({ code, ordering }: Supplier, request: HoldRequest): Promise<Hold> {
  const { key, offer, context } = request;
  if (ordering.release) {
    const unbooked = { supplier: code, reference: offer.reference };
    await queueJobs([releaseJob({ bookingId: key, unbooked }, new Date(context.now.getTime() + WRITTEN_SECONDS * 1000))]);
  }
  return callSupplierInTime(() => ordering.hold(request));
}
