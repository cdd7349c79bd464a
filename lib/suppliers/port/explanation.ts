import type { TriedMarkup } from "@/lib/domain/markups/markup";
import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import type { Rate } from "@/lib/domain/pricing/exchange";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { FareRefusal } from "@/lib/domain/pricing/fare-applies";
import type { SeatTake } from "@/lib/domain/schedule/inventory";

/** How an offer came to its price. */
export interface ExplainedOffer {
  /** As it would be booked now. */
  offer: SupplierOffer;
  /** Every fare of it, in the order of travel. */
  fares: UsedFare[];
  /** The classes that it would take, leg by leg, with what they have sold. */
  classes: OpenClass[];
  /** All rates that lead to or from the currency of the offer. */
  rates: readonly Rate[];
}

/** A fare as it is filed, what an adult pays for it, and the house's markups as they were tried. */
export interface UsedFare {
  /** From 0. */
  direction: number;
  fare: Fare;
  /** Minor units of the offer's currency, without the house's markup and with it. */
  adultMinor: number;
  markedMinor: number;
  /** Rules of other agencies are left out. */
  markups: TriedMarkup[];
}

/** A class of a leg with every rule of the inventory that counts it. */
export interface OpenClass {
  legKey: string;
  bookingClass: string;
  limits: CountedLimit[];
}

/** So many seats for these classes together, and how many of them are sold. */
export type CountedLimit = SeatTake["limits"][number] & { sold: number };

/** Flights that are not offered, and how many were looked at. */
export interface Unsold {
  journeys: UnsoldJourney[];
  /** Flights without a stop and connections that were looked at, offered or not. */
  looked: number;
  /** Connections with one stop beyond those that were looked at; they would have taken longer. */
  unlooked: number;
}

export interface UnsoldJourney {
  /** From 0. */
  direction: number;
  flights: Pick<OfferSegment, "carrier" | "flightNumber" | "departure" | "arrival">[];
  /** One at least. */
  reasons: UnsoldReason[];
}

/** Why flights are not offered. */
export type UnsoldReason =
  /** The carrier lacks ticket numbers, or a confirmed way to get its passengers. */
  | { kind: "not_on_sale"; carrier: string }
  /** It leaves within so many minutes from now. */
  | { kind: "too_soon"; minutes: number }
  /** What the schedule says of traffic rights. */
  | { kind: "restricted" }
  | { kind: "short_connection"; airport: string; minutes: number; needed: number }
  /** No fare at all is filed for the flight. */
  | { kind: "no_fare"; carrier: string; origin: string; destination: string }
  /** A fare is filed, and its own rules forbid it. @param daysLeft to the first departure */
  | { kind: "fare_refused"; fare: Fare; refusal: FareRefusal; daysLeft: number }
  /** A fare might be used, and its class has too few seats. */
  | { kind: "class_full"; fare: Fare; leg: OpenClass; seatsLeft: number; needed: number };
