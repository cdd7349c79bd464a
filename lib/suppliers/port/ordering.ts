import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { HoldOutlook } from "@/lib/domain/booking/hold-outlook";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { CheckedBooking } from "@/lib/domain/passengers/drafts";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import type { TicketDocument } from "@/lib/domain/ticketing/ticket-document";
import type { PricingContext } from "./selling";

/**
 * What a supplier does for a booking: each act with its undo beside it. Every call names the booking by a key that was drawn before anything was
 * held, and may be repeated: the same key has the same effect once.
 */
export interface Ordering {
  /**
   * Holds an offer just re-priced for the people who were named.
   * @throws SupplierPriceRose, SupplierPriceFell, SupplierPriceMoved, SupplierAway, SupplierSoldOut
   */
  hold(request: HoldRequest): Promise<Hold>;
  /**
   * Lets go of what was held under a key, tickets included that are there and were not returned, and issues none for it afterwards. Resolves once it is
   * certain that nothing is held, also where nothing was. Missing where everything that is held stands in the service's own database.
   */
  release?(held: Release): Promise<void>;
  /** Asks for seats to be held longer. @returns the new auto-cancel moment; null where it holds them no longer */
  extendHold(booking: HeldBooking): Promise<Date | null>;
  /** What is known of that before it is asked. */
  holdOutlook(booking: HeldBooking): HoldOutlook;
  /** So many letters of a passenger's name it corrects before there is a ticket; 0 where it corrects none. */
  correctableLetters(snapshot: BookingSnapshot): number;
  /** The validating carrier that cannot issue tickets of a booking at the moment, so that nobody may pay for them; null where all can. */
  unableToTicket(snapshot: BookingSnapshot, passengers: number): Promise<string | null>;
  /** Issues the tickets of a paid booking; the same key gives the same tickets. @throws TicketingRefused */
  issueTickets(order: TicketOrder): Promise<IssuedTicket[]>;
  /**
   * Returns the tickets of an order to the supplier. Resolves once the supplier has agreed. It is called before the refund is written, and whether one person may give
   * so much back is decided for good in that statement: where somebody else was faster, tickets are back whose money is not. A supplier that returns them for
   * good has to be asked after the statement.
   */
  returnTickets(order: TicketReturn): Promise<void>;
}

/** What is to be held, and for whom. */
export interface HoldRequest {
  /** Id of the booking that is to be. */
  key: string;
  /** Ids of its passengers, in the order of `booking`. */
  passengerIds: readonly string[];
  booking: CheckedBooking;
  offer: SupplierOffer;
  context: PricingContext;
}

/** The supplier's side of a booking that is about to be written. */
export interface Hold {
  /** Seats of the service's own inventory to take in the booking's transaction; empty where the supplier keeps them. */
  seats: SeatTake[];
  /** One per ticket group. */
  records: { pnr: string; airlineLocators: string[] }[];
  /** What the supplier finds its order by; null where nothing is held outside of the service's own database. */
  order: string | null;
  /** Until when the supplier holds it, where that may be sooner than the service would. */
  until?: Date;
}

/** A booking as it was held. */
export interface HeldOrder {
  key: string;
  /** That of the hold. */
  order: string | null;
  snapshot: BookingSnapshot;
}

/** What is let go of. */
export interface Release {
  key: string;
  /** That of the hold; null where its answer was never written: then the supplier looks for what was held under the key, or for the offer. */
  order: string | null;
  /** That of the offer. */
  reference: string;
  /** Ids of those who leave while others stay; all where absent. */
  passengerIds?: readonly string[] | undefined;
}

/** An unpaid booking that its buyer wants held longer. */
export interface HeldBooking extends HeldOrder {
  createdAt: Date;
  /** The present auto-cancel moment. */
  expiresAt: Date;
  /** How long a new booking is held. */
  holdMinutes: number;
  now: Date;
}

/** A booking that is to be ticketed. */
export interface TicketOrder extends HeldOrder {
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
