import type { SaleTerms } from "@/lib/domain/schedule/leg-sale";

/** One take-off and landing. Times are minutes since 1970-01-01T00:00, in UTC or on the clock of the airport. */
export interface FlightLeg {
  origin: string;
  destination: string;
  departureUtc: number;
  arrivalUtc: number;
  departureLocal: number;
  arrivalLocal: number;
  /** Empty where the schedule names none. */
  departureTerminal: string;
  arrivalTerminal: string;
  /** IATA aircraft type. */
  aircraft: string;
  /** Booking classes as filed, highest first. */
  bookingDesignators: string;
  /** Aircraft configuration as filed, e.g. `C16Y234`. */
  configuration: string;
  /** As in LegSale. */
  operatingCarrier: string;
  operatingName: string;
  operatingFlight: string;
}

/** One flight from boarding to leaving the aircraft; more than one leg where it stops on the way. */
export interface FlightSegment {
  carrier: string;
  flightNumber: number;
  suffix: string;
  serviceType: string;
  /** What is said of its sale. */
  sale: SaleTerms;
  legs: FlightLeg[];
}

/** A direction of a journey: up to three flights, one after another. */
export interface Itinerary {
  segments: FlightSegment[];
  /** Per connection: true where the two carriers have no agreement, so that the passenger transfers on their own. */
  selfTransfer: boolean[];
  /** Minutes since epoch, UTC. */
  departureUtc: number;
  arrivalUtc: number;
}
