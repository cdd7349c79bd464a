import type { LocalizedText } from "../localized";
import type { Currency } from "../money";
import type { FareConditions, FlightType, JourneyDirection, TaxLine, TicketGroup } from "../offer";
import type { AgeGroup } from "../passengers/passengers";

/** What one passenger was sold, minor units of the snapshot's currency. */
export interface SnapshotPrice {
  age: AgeGroup;
  fareMinor: number;
  taxes: TaxLine[];
  /** The house's part: its fee and its markup on the fare. */
  serviceFeeMinor: number;
  /** What of that is the markup, and what the house has taken off the fare; missing where that is nothing. */
  markupMinor?: number | undefined;
  discountMinor?: number | undefined;
  /** Extra bags bought with the booking. */
  bags: SoldBag[];
  /** Fare, taxes, fee and bags. */
  totalMinor: number;
}

/** Extra bags of one passenger on one direction, as they were sold. */
export interface SoldBag {
  /** The additional service's id, as the offer had it. */
  id: string;
  /** Index of the direction, from 0. */
  direction: number;
  pieces: number;
  /** Maximum weight of each piece, kilograms. */
  kg: number;
  /** Amount of all pieces together. */
  amountMinor: number;
}

/**
 * The offer as it was sold, kept inside the booking. Booking answers, fare rules and receipts are made from it,
 * never from live prices.
 */
export interface BookingSnapshot {
  version: 1;
  supplier: string;
  reference: string;
  flightType: FlightType;
  currency: Currency;
  directions: JourneyDirection[];
  brand: string;
  services: readonly string[];
  conditions: FareConditions[];
  ticketGroups: TicketGroup[];
  notices: LocalizedText[];
  /** One per passenger, in the order of the booking's passengers. */
  prices: SnapshotPrice[];
}
