import type { BookingSnapshot } from "@/lib/domain/booking-snapshot";
import type { SeatTake } from "@/lib/domain/inventory";
import type { Currency } from "@/lib/domain/money";
import type { CabinChoice, SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers";

/** One leg of the journey asked for. Codes may be airports or metropolitan areas. */
export interface SearchDirection {
  origin: string;
  destination: string;
  /** Local date at the origin, `YYYY-MM-DD`. */
  date: string;
}

export interface SearchRequest {
  directions: SearchDirection[];
  cabin: CabinChoice;
  party: Party;
  currency: Currency;
  now: Date;
}

/** What is needed to price a reference again for the party that was quoted. */
export interface PricingContext {
  cabin: CabinChoice;
  party: Party;
  currency: Currency;
  now: Date;
}

/** The supplier's side of a booking that is about to be written. */
export interface Hold {
  /** Seats of the service's own inventory to take in the booking's transaction; empty where the supplier keeps them. */
  seats: SeatTake[];
  /** One per ticket group. */
  records: { pnr: string; airlineLocators: string[] }[];
}

/** A booking that is to be ticketed. `key` is stable over repetitions of the same order. */
export interface TicketOrder {
  key: string;
  snapshot: BookingSnapshot;
  /** In the booking's order. */
  passengerIds: string[];
}

/** Tickets that are to be given back. `kind` void is before they are reported, refund after. */
export interface TicketReturn extends TicketOrder {
  kind: "void" | "refund";
}

/** What a supplier tells of an order after its tickets are issued. */
export interface Disruption {
  kind: "airline_cancelled";
  /** Seconds after ticketing at which it becomes known. */
  afterSeconds: number;
}

export interface IssuedTicket {
  passengerId: string;
  ticketGroup: number;
  /** 13 digits: airline code and number. */
  ticketNumber: string;
}

/** Flights of a date range, for the schedule page. */
export interface ScheduleQuery {
  from: string;
  to: string;
  origin: string | null;
  destination: string | null;
  carriers: string[];
  now: Date;
}

export interface ScheduledFlight {
  carrier: string;
  flightNumber: string;
  origin: string;
  destination: string;
  /** `YYYY-MM-DDTHH:MM`, local at the origin, and at the destination. */
  departureLocal: string;
  arrivalLocal: string;
}

/** The carrier has not confirmed; the caller may repeat (HTTP 410, code 1039). */
export class SupplierUnconfirmed extends Error {}

/** The price has risen while the offer was being held; pricing it again tells the new one (HTTP 422, code 1030). */
export class SupplierPriceRose extends Error {}

/** The supplier will not issue these tickets, however often it is asked: the booking is to be refunded at once. */
export class TicketingRefused extends Error {}

/**
 * A source of flights. Nothing above this port knows which one an offer came from.
 * Every method may throw SupplierUnconfirmed.
 */
export interface Supplier {
  readonly code: string;
  /** Loads what searches need, so that the first caller does not wait for it. */
  prepare(now: Date): Promise<void>;
  /** All offers for the request, one fare per flight combination, in any order. Writes nothing. */
  search(request: SearchRequest): Promise<SupplierOffer[]>;
  /** The same flights and brand at today's price, with the bags that can be bought, or null where they can no longer be had for this party. */
  reprice(reference: string, context: PricingContext): Promise<SupplierOffer | null>;
  /** All brands of the same flights, cheapest first, the quoted one included; null where the flights are gone. */
  fareFamily(reference: string, context: PricingContext): Promise<SupplierOffer[] | null>;
  /** Prepares the hold of an offer just re-priced. @throws SupplierPriceRose */
  hold(offer: SupplierOffer, context: PricingContext): Promise<Hold>;
  /** Issues the tickets of a paid booking; the same key gives the same tickets. @throws TicketingRefused */
  issueTickets(order: TicketOrder): Promise<IssuedTicket[]>;
  /** Gives the tickets of an order back; the same order may ask again. Returns once the supplier has agreed. */
  returnTickets(order: TicketReturn): Promise<void>;
  /** What will become of a ticketed order without anybody's doing; only a sandbox knows ahead. */
  disruptionOf(snapshot: BookingSnapshot): Disruption | null;
  schedule(query: ScheduleQuery): Promise<ScheduledFlight[]>;
}
