import { randomBytes, randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { BookingMetadata } from "@/lib/contracts/interface/own-notes";
import type { BookingSnapshot, SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import { claimsOf, documentKey, flightKeys, flownKeys, journeyKey, type KeyedHash, passengerKey } from "@/lib/domain/booking/journey-keys";
import { makeBookingNumber } from "@/lib/domain/booking/pnr";
import { instantAt } from "@/lib/domain/dates";
import type { Mode } from "@/lib/domain/mode";
import { type Currency, sum } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { CheckedBooking, CheckedPassenger } from "@/lib/domain/passengers/drafts";
import { type PassengerSelling, sellAtPrice } from "@/lib/domain/selling/selling-price";
import type { Act } from "@/lib/services/ground/audit/act";
import { auditRow } from "@/lib/services/ground/audit/audit-row";
import { jobsOf } from "@/lib/services/ground/outbox/job-names";
import { type SellingTerms, sellNewBooking } from "@/lib/services/terms/selling/sell-booking";
import type { SetPrice } from "@/lib/services/terms/selling/set-price";
import type { Disruption } from "@/lib/suppliers/port/disruptions";
import type { Hold } from "@/lib/suppliers/port/ordering";
import { disruptionJobs } from "./disruption-jobs";

/** What a partner writes on its booking, for itself. */
export interface OwnNotes {
  reference: string | null;
  /** Whether no other booking of the partner may have the reference. */
  isUnique: boolean;
  metadata: BookingMetadata | null;
}

/** What was not looked up of what decides the customer's price, for the statement that books to make sure of. */
export interface AssumedSelling {
  /** Of how the partner makes its prices; 0 where it never said. */
  sellingVersion: number;
  /** Hash of the offer id that is in no customer's quote; null where none is looked for. */
  unquotedHashHex: string | null;
}

/** Everything that a new booking is made of. */
export interface ToBook extends Act {
  /** Of the booking, under which it is held, and of its passengers in their order. */
  id: string;
  passengerIds: readonly string[];
  partnerId: string;
  mode: Mode;
  checked: CheckedBooking;
  offer: SupplierOffer;
  /** What the partner writes on it. */
  notes: OwnNotes;
  /** What each passenger pays, one per passenger of the party, in any order. */
  prices: SnapshotPrice[];
  /** What decides what the customer pays. */
  selling: SellingTerms;
  /** Of the customer's quote that it is made of; null of one that is made of none. */
  quoteId: string | null;
  /** The price that the agent has set instead; null where the terms make it. */
  setPrice: SetPrice | null;
  hold: Hold;
  /** Auto-cancel moment. */
  expiresAt: Date;
  /** Keyed hash of passengers and journeys. */
  hash: KeyedHash;
  /** What the partner must have been shown last for the offer, where it was shown anything but the sealed total; null where it says what it expects. */
  shown: { offerHashHex: string; totalMinor: number } | null;
  assumed: AssumedSelling | null;
  /** What will become of its flights by itself, where the supplier knows. */
  disruption: Disruption | null;
  now: Date;
}

/** So many orders of one journey may begin within 24 hours (interface-facts, code 5237: the third is refused). */
const MAX_ORDERS = 2;

export type NewBooking = ReturnType<typeof buildBooking>;

/**
 * Everything that writing a new booking writes. Its rows are named as reading them would name them, so that whoever wrote them can answer
 * without asking. Numbers are drawn anew at every call.
 */
export function buildBooking(book: ToBook) {
  const { id, checked, offer, hold, now, hash, partnerId } = book;
  const prices = pricesInOrder(checked.passengers, book.prices);
  const sold = soldAt(book, prices);
  const passengers = checked.passengers.map((passenger, position) => ({
    ...passengerRow(book, passenger, position, prices[position]),
    ...soldRow(sold?.[position]),
  }));
  const flights = flightKeys(offer.directions);
  const people = checked.passengers.map((passenger) => ({
    passengerKey: passengerKey(passenger, hash),
    documentKey: documentKey(passenger, book, hash),
  }));
  const names = people.map((person) => person.passengerKey);
  const jobs = disruptionJobs({ bookingId: id, disruption: book.disruption, after: "booking", now });
  return {
    booking: {
      id,
      partnerId,
      bookingNumber: makeBookingNumber(randomInt),
      publicToken: token(),
      status: "booked" as const,
      supplier: offer.supplier,
      supplierOrder: hold.order,
      currency: offer.currency,
      totalMinor: sum(prices.map((price) => price.totalMinor)),
      payerName: checked.payer.name,
      payerEmail: checked.payer.email,
      payerTel: checked.payer.tel,
      shareContacts: checked.shareContacts,
      prevTotalMinor: null,
      snapshot: snapshotOf(offer, prices),
      seats: hold.seats,
      // As PostgreSQL writes bytes.
      journeyHash: `\\x${journeyKey(flights, names, hash)}`,
      firstDepartureAt: firstDeparture(offer),
      expiresAt: book.expiresAt,
      createdAt: now,
      reference: book.notes.reference,
      metadata: book.notes.metadata,
    },
    passengers,
    tickets: passengers.flatMap((passenger) => ticketRows(id, passenger.id, offer, hold)),
    claims: claimsOf([...flights, ...flownKeys(offer.directions, hold.seats)], people),
    actor: book.actor,
    requestId: book.requestId ?? null,
    referenceUnique: book.notes.isUnique,
    maxOrders: MAX_ORDERS,
    shown: book.shown,
    ...(book.assumed ? { assumed: book.assumed } : {}),
    pricedOn: offer.pricedOn ?? [],
    schedule: offer.schedule ?? null,
    ...(book.quoteId ? { quoteId: book.quoteId } : {}),
    ...(jobs.length > 0 ? { jobs: jobsOf(book.requestId, jobs) } : {}),
    ...(book.setPrice ? { audit: whoSet(book.setPrice, { partnerId, bookingId: id, currency: offer.currency, now }) } : {}),
  };
}

function whoSet(
  { amountMinor, by }: SetPrice,
  { currency, ...of }: { partnerId: string; bookingId: string; currency: Currency; now: Date },
) {
  return auditRow({ ...of, action: "selling_price_set", by, detail: { amount_minor: amountMinor, currency } });
}

/** What each passenger is sold for; null where all are sold for what they cost. */
function soldAt({ selling, setPrice, offer }: ToBook, prices: readonly SnapshotPrice[]): PassengerSelling[] | null {
  if (setPrice === null) return sellNewBooking(selling, { offer, prices });
  const costs = prices.map(({ totalMinor }) => totalMinor);
  return sellAtPrice(selling.policy, { totalMinor: setPrice.amountMinor, currency: offer.currency, costs });
}

/** 128 random bits: an address that cannot be guessed. */
function token(): string {
  return randomBytes(16).toString("base64url");
}

/** Minutes since 1970 of the first flight's departure, as an instant. */
export function firstDeparture({ directions }: SupplierOffer): Date {
  const first = directions[0]?.segments[0];
  if (!first) throw new Error("an offer without flights");
  return instantAt(first.departure.utc);
}

/** Prices come by age group; the request may name its passengers in any order. */
function pricesInOrder(passengers: readonly CheckedPassenger[], prices: readonly SnapshotPrice[]): SnapshotPrice[] {
  const left = [...prices];
  const ordered = passengers.flatMap(({ age }) => {
    const index = left.findIndex((price) => price.age === age);
    return index < 0 ? [] : left.splice(index, 1);
  });
  if (ordered.length !== passengers.length || left.length > 0) throw new Error("the prices are not those of the passengers");
  return ordered;
}

function passengerRow(
  { id: bookingId, passengerIds }: ToBook,
  passenger: CheckedPassenger,
  position: number,
  price: SnapshotPrice | undefined,
) {
  const id = passengerIds[position];
  if (!id || !price) throw new Error("a passenger without an id or a price");
  const { firstName, lastName, middleName, docType, docNumber, docExpire, age, gender, birthdate, citizenship, tel, email, loyalty } =
    passenger;
  return {
    id,
    bookingId,
    position,
    ...{ firstName, lastName, middleName, age, gender, birthdate, citizenship, tel, email, docType, docNumber, docExpire, loyalty },
    priceMinor: price.totalMinor,
    prevPriceMinor: null,
    receiptToken: token(),
  };
}

/** Sealed with the booking: rules that change later do not change it. */
function soldRow(sold: PassengerSelling | undefined): { sellingMinor: number | null; sellingKeptMinor: number | null } {
  return { sellingMinor: sold?.sellingMinor ?? null, sellingKeptMinor: sold?.keptMinor ?? null };
}

function ticketRows(bookingId: string, passengerId: string, offer: SupplierOffer, hold: Hold) {
  return offer.ticketGroups.map((group, index) => {
    const record = hold.records[index];
    if (!record) throw new Error(`the supplier ${offer.supplier} gave no record for ticket group ${index}`);
    return {
      id: uuid(),
      ...{ bookingId, passengerId },
      ticketGroup: index,
      pnr: record.pnr,
      airlineLocators: record.airlineLocators,
      ticketNumber: null,
      document: null,
      carrier: group.validatingCarrier,
      provider: offer.supplier,
    };
  });
}

/** What is kept of an offer that is sold at these prices. */
export function snapshotOf(offer: SupplierOffer, prices: SnapshotPrice[]): BookingSnapshot {
  const { supplier, reference, flightType, currency, directions, brand, services, conditions, ticketGroups, notices } = offer;
  return { version: 1, supplier, reference, flightType, currency, directions, brand, services, conditions, ticketGroups, notices, prices };
}
