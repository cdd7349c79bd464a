import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import type { TicketDocument } from "@/lib/domain/ticketing/ticket-document";
import type { PricingContext } from "./selling";

/** What a supplier does for a booking: each act with its undo beside it. */
export interface Ordering {
  /** Prepares the hold of an offer just re-priced. @throws SupplierPriceRose, SupplierPriceFell, SupplierPriceMoved, SupplierAway, SupplierSoldOut */
  hold(offer: SupplierOffer, context: PricingContext): Promise<Hold>;
  /** Asks for seats to be held longer. @returns the new auto-cancel moment; null where it holds them no longer */
  extendHold(booking: HeldBooking): Promise<Date | null>;
  /** So many letters of a passenger's name it corrects before there is a ticket; 0 where it corrects none. */
  correctableLetters(snapshot: BookingSnapshot): number;
  /** The validating carrier that cannot issue tickets of a booking at the moment, so that nobody may pay for them; null where all can. */
  unableToTicket(snapshot: BookingSnapshot, passengers: number): Promise<string | null>;
  /** Issues the tickets of a paid booking; the same key gives the same tickets. @throws TicketingRefused */
  issueTickets(order: TicketOrder): Promise<IssuedTicket[]>;
  /** Returns the tickets of an order to the supplier; may be repeated. Resolves once the supplier has agreed. */
  returnTickets(order: TicketReturn): Promise<void>;
}

/** The supplier's side of a booking that is about to be written. */
export interface Hold {
  /** Seats of the service's own inventory to take in the booking's transaction; empty where the supplier keeps them. */
  seats: SeatTake[];
  /** One per ticket group. */
  records: { pnr: string; airlineLocators: string[] }[];
}

/** An unpaid booking that its buyer wants held longer. */
export interface HeldBooking {
  snapshot: BookingSnapshot;
  createdAt: Date;
  /** The present auto-cancel moment. */
  expiresAt: Date;
  /** How long a new booking is held. */
  holdMinutes: number;
  now: Date;
}

/** A booking that is to be ticketed. The same order has the same `key` however often it is repeated. */
export interface TicketOrder {
  key: string;
  snapshot: BookingSnapshot;
  /** In the booking's order. */
  passengerIds: string[];
}

/** Tickets that are to be returned: `void` before they are reported to the carrier, `refund` after. */
export interface TicketReturn extends TicketOrder {
  kind: "void" | "refund";
  /** Their flights on these directions alone, from 0; all of them where absent. */
  directions?: readonly number[] | undefined;
}

export interface IssuedTicket {
  passengerId: string;
  ticketGroup: number;
  /** 13 digits: airline code and number. */
  ticketNumber: string;
  document: TicketDocument;
}
