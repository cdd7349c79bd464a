import type { LocalizedText } from "./localized";
import type { Currency } from "./money";
import type { AgeGroup } from "./passengers/passengers";
import type { SoldCount } from "./schedule/inventory";

/** E economy, B business. */
export type Cabin = "E" | "B";
/** What a search asks for: a cabin, or any (interface-facts: reference list `service_class`). */
export type CabinChoice = Cabin | "A";

export const FLIGHT_TYPES = ["regular", "charter", "lowcost", "vtrip", "special"] as const;
export type FlightType = (typeof FLIGHT_TYPES)[number];

/** One end of a flight. */
export interface Stop {
  /** IATA airport code. */
  airport: string;
  /** `YYYY-MM-DDTHH:MM` on the airport's own clock. */
  local: string;
  /** Minutes since 1970-01-01T00:00Z. */
  utc: number;
  terminal: string | null;
}

/** A landing on the way of a segment: same flight number, passengers stay with it. */
export interface TechnicalStop {
  airport: string;
  /** `YYYY-MM-DDTHH:MM`, local. */
  arrivalLocal: string;
  departureLocal: string;
  durationMinutes: number;
}

export interface Baggage {
  pieces: number;
  /** Maximum weight of each piece, kilograms. */
  kg: number;
}

/** One flight number from boarding to leaving the aircraft, with what was sold on it. */
export interface OfferSegment {
  /** IATA carrier code. */
  carrier: string;
  /** Digits and operational suffix, without the carrier: `271`. */
  flightNumber: string;
  departure: Stop;
  arrival: Stop;
  /** Take-off to landing, technical stops included, minutes. */
  durationMinutes: number;
  /** IATA aircraft type code. */
  aircraft: string;
  cabin: Cabin;
  /** One letter. */
  bookingClass: string;
  /** Fare brand of the carrier, e.g. `LIGHT`. */
  brand: string;
  /** Seats still bookable in this booking class; what a party may take. */
  seatsLeft: number;
  refundable: boolean;
  changeable: boolean;
  handBaggage: Baggage;
  /** Null where checked baggage is not included. */
  baggage: Baggage | null;
  technicalStops: TechnicalStop[];
  /** Who flies it, where it is not the carrier itself. */
  operatedBy?: Operator | undefined;
  /** True where it is no flight but a journey by bus, train or boat under a flight number. */
  surface?: true | undefined;
}

/** Who operates a flight of another carrier: by code, by a name as the schedule has it, or both. */
export interface Operator {
  /** IATA code, or empty. */
  carrier: string;
  /** Empty where the code says it. */
  name: string;
}

/** One direction of a journey: a one-way journey has one, a round trip or an open jaw two, and several cities up to six. */
export interface JourneyDirection {
  segments: OfferSegment[];
}

/** One tax or charge of one passenger. */
export interface TaxLine {
  /** Ticket tax code, e.g. `UZ`, `YQ`. */
  code: string;
  amountMinor: number;
  /** What of the amount falls due on each direction, in their order: taxes of flights not flown can be given back. Missing in bookings of old. */
  byDirection?: number[] | undefined;
}

/** The number of a flight, as schedules have it. */
export interface FlightNumber {
  carrier: string;
  flightNumber: number;
  /** Operational suffix, one letter or empty. */
  suffix: string;
}

/** What one passenger of an age group pays, in the offer's currency, without the service's fee. */
export interface PassengerFare {
  age: AgeGroup;
  /** With what the house takes off it, without what it puts on it. */
  fareMinor: number;
  /** What the house puts on the fare, and what it has taken off it; missing where that is nothing. */
  markupMinor?: number | undefined;
  discountMinor?: number | undefined;
  taxes: TaxLine[];
}

/** A penalty in the offer's currency, or that the carrier does not permit it. */
export type Penalty = { permitted: false } | { permitted: true; feeMinor: number };

/** Conditions of one fare, for the part of a direction that it prices. */
export interface FareConditions {
  /** Index of the direction, from 0. */
  direction: number;
  /** First and last segment of the direction that the fare prices, from 0, both included. */
  fromSegment: number;
  toSegment: number;
  carrier: string;
  origin: string;
  destination: string;
  brand: string;
  bookingClass: string;
  /** E.g. `TLIGHT`. */
  fareBasis: string;
  refundBefore: Penalty;
  refundAfter: Penalty;
  changeBefore: Penalty;
  changeAfter: Penalty;
  /** What an adult pays for this fare alone, without taxes: penalties never take more than the fare. */
  adultFareMinor: number;
}

/** Extra bags of one kind that one passenger may buy for one direction. */
export interface BagOption {
  /** Index of the direction, from 0. */
  direction: number;
  /** Maximum weight of the piece, kilograms. */
  kg: number;
  /** Price of one piece, minor units of the offer's currency. */
  amountMinor: number;
  /** Pieces that one passenger may buy. */
  maxPieces: number;
}

/** Segments that travel on one ticket and one PNR. A virtual interlining journey has several groups. */
export interface TicketGroup {
  /** Carrier whose ticket stock is used. */
  validatingCarrier: string;
  /** Carriers flying in the group, each with a locator of its own. */
  carriers: string[];
  /** `[direction, segment]`, in the order of travel. */
  segments: [number, number][];
}

/** An offer as a supplier gives it, before the partner's service fee. Nothing in it says how the supplier works. */
export interface SupplierOffer {
  /** Code of the supplier, `house` for the service's own inventory. */
  supplier: string;
  /** The supplier's own compact note, enough to price the same thing again; opaque to everyone else. */
  reference: string;
  flightType: FlightType;
  directions: JourneyDirection[];
  currency: Currency;
  /** One entry per age group that travels. */
  fares: PassengerFare[];
  /** The brand as the search result names it. */
  brand: string;
  /** Codes of included services, e.g. `seat_choice`. */
  services: readonly string[];
  hasFareFamily: boolean;
  /** Known once the offer is priced again (Supplier.reprice); a search may leave it empty. */
  conditions: FareConditions[];
  ticketGroups: TicketGroup[];
  notices: LocalizedText[];
  /** Document types per age group that may be used (interface-facts: reference list `doc_type`). */
  documents: Partial<Record<AgeGroup, string[]>>;
  /** Known once the offer is priced again (Supplier.reprice); a search leaves it empty. Infants on a lap buy none. */
  bagOptions: BagOption[];
  /**
   * Where it was priced from seats as of a moment ago: those counts. While none has fallen no cheaper class has opened, so its price has not
   * fallen either; that it has not risen shows when the seats are taken.
   */
  pricedOn?: readonly SoldCount[];
  /** Where its flights are of an imported schedule: the version that it was priced on. None of them may have changed since when it is booked. */
  schedule?: { version: number; flights: readonly FlightNumber[] };
}

/** The airports that a flight calls at, from the first to the last; IATA codes. */
export function callsOf({ departure, technicalStops, arrival }: Pick<OfferSegment, "departure" | "technicalStops" | "arrival">): string[] {
  return [departure.airport, ...technicalStops.map(({ airport }) => airport), arrival.airport];
}
