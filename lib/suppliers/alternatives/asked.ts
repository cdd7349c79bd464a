import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import type { AlternativesRequest } from "../port/own-schedule";
import type { PricingContext, Selling } from "../port/selling";

/** What is asked for, and of whom. */
export interface Asked extends AlternativesRequest {
  supplier: AskedSupplier;
  /** Whether a carrier's flights may take the place of another one's without charge. */
  agreed: (carrier: string, other: string) => boolean;
}

export interface AskedSupplier extends Pick<Selling, "search" | "connectionMinutes"> {
  seatsToTake(offer: SupplierOffer, context: PricingContext): Promise<SeatTake[]>;
  /**
   * Where the journey that was sold is flown otherwise now: under other numbers at the same times, or under its own numbers again. No fare need
   * be for sale there, and the party's own seats count as free.
   */
  flownOtherwise(lost: LostFlights): Promise<FlownOtherwise>;
}

/** Flights that follow each other, of which some cannot be flown any more, or not at these times. */
export interface LostFlights {
  /** As they were agreed. */
  agreed: readonly OfferSegment[];
  /** As they are flown now, those included that are gone. */
  current: readonly CurrentFlight[];
  /** All seats that the booking holds, of flights that are gone too. */
  seats: readonly SeatTake[];
  context: PricingContext;
}

export interface CurrentFlight {
  flight: OfferSegment;
  isGone: boolean;
  /** Whether it is flown, and the party has its seats on it. */
  isHeld: boolean;
}

export interface FlownOtherwise {
  found: {
    segments: OfferSegment[];
    /** In the order of flight, those included that the party has already. */
    seats: SeatTake[];
    /** Whether these are the places and times that were agreed, under other numbers. */
    isSame: boolean;
  }[];
  /** As of a SearchResult. */
  isCurrent(now: Date): Promise<boolean>;
}
