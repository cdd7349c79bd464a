import { randomBytes, randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { BookingSnapshot, SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import { claimsOf, flightKeys, journeyKey, type KeyedHash, passengerKey } from "@/lib/domain/booking/journey-keys";
import { makeBookingNumber } from "@/lib/domain/booking/pnr";
import { sum } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { CheckedBooking, CheckedPassenger } from "@/lib/domain/passengers/drafts";
import type { Hold } from "@/lib/suppliers/port";

/** Everything that a new booking is made of. */
export interface ToBook {
  partnerId: string;
  actor: string;
  /** Hex, of the Idempotency-Key. */
  requestKey?: string | null;
  checked: CheckedBooking;
  offer: SupplierOffer;
  /** What each passenger pays, one per passenger of the party, in any order. */
  prices: SnapshotPrice[];
  hold: Hold;
  /** Auto-cancel moment. */
  expiresAt: Date;
  /** Keyed hash of passengers and journeys. */
  hash: KeyedHash;
  /** What the partner must have been shown last for the offer, where it was shown anything but the sealed total. */
  shown: { offerHashHex: string; totalMinor: number };
  now: Date;
}

/** So many orders of one journey may begin within 24 hours (interface-facts, code 5237: the third is refused). */
const MAX_ORDERS = 2;

export type NewBooking = ReturnType<typeof buildBooking>;

/**
 * Everything that writing a new booking writes. Its rows are named as reading them would name them, so that whoever wrote them can answer
 * without asking. Identifiers and numbers are drawn anew at every call.
 */
export function buildBooking(book: ToBook) {
  const id = uuid();
  const { checked, offer, hold, now, hash, partnerId } = book;
  const prices = pricesInOrder(checked.passengers, book.prices);
  const passengers = checked.passengers.map((passenger, position) => passengerRow(id, passenger, position, prices[position]));
  const flights = flightKeys(offer.directions);
  const people = checked.passengers.map((passenger) => passengerKey(passenger, hash));
  return {
    booking: {
      id,
      partnerId,
      bookingNumber: makeBookingNumber(randomInt),
      publicToken: token(),
      status: "booked" as const,
      supplier: offer.supplier,
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
      journeyHash: `\\x${journeyKey(flights, people, hash)}`,
      firstDepartureAt: firstDeparture(offer),
      expiresAt: book.expiresAt,
      createdAt: now,
    },
    passengers,
    tickets: passengers.flatMap((passenger) => ticketRows(id, passenger.id, offer, hold)),
    claims: claimsOf(flights, people),
    actor: book.actor,
    requestKey: book.requestKey ?? null,
    maxOrders: MAX_ORDERS,
    shown: book.shown,
    pricedOn: offer.pricedOn ?? [],
    schedule: offer.schedule ?? null,
  };
}

/** 128 random bits: an address that cannot be guessed. */
function token(): string {
  return randomBytes(16).toString("base64url");
}

/** Minutes since 1970 of the first flight's departure, as an instant. */
export function firstDeparture({ directions }: SupplierOffer): Date {
  const first = directions[0]?.segments[0];
  if (!first) throw new Error("an offer without flights");
  return new Date(first.departure.utc * 60_000);
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

function passengerRow(bookingId: string, passenger: CheckedPassenger, position: number, price: SnapshotPrice | undefined) {
  if (!price) throw new Error("a passenger without a price");
  const { firstName, lastName, middleName, docType, docNumber, docExpire, age, gender, birthdate, citizenship, tel, email } = passenger;
  return {
    id: uuid(),
    bookingId,
    position,
    ...{ firstName, lastName, middleName, age, gender, birthdate, citizenship, tel, email, docType, docNumber, docExpire },
    priceMinor: price.totalMinor,
    prevPriceMinor: null,
    receiptToken: token(),
  };
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
      carrier: group.validatingCarrier,
      provider: offer.supplier,
    };
  });
}

function snapshotOf(offer: SupplierOffer, prices: SnapshotPrice[]): BookingSnapshot {
  const { supplier, reference, flightType, currency, directions, brand, services, conditions, ticketGroups, notices } = offer;
  return { version: 2, supplier, reference, flightType, currency, directions, brand, services, conditions, ticketGroups, notices, prices };
}
