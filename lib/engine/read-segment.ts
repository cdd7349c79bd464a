import { utcToLocal } from "@/lib/domain/schedule/zones";
import { itemAt } from "@/lib/util/item-at";
import type { Network } from "./network";
import { legCount } from "./service-table";

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
}

/** One flight from boarding to leaving the aircraft; more than one leg where it stops on the way. */
export interface FlightSegment {
  carrier: string;
  flightNumber: number;
  suffix: string;
  serviceType: string;
  legs: FlightLeg[];
}

/** @param departure minutes since epoch, UTC, at which the service departs on the day in question */
export function readSegment(network: Network, service: number, departure: number): FlightSegment {
  const { services } = network;
  const first = itemAt(services.legStart, service);
  const legs = Array.from({ length: legCount(services, service) }, (_, index) => readLeg(network, first + index, departure));
  const { serviceType } = services.kinds.at(itemAt(services.legKind, first));
  const { carrier, flightNumber, suffix } = services.flights.at(itemAt(services.flight, service));
  return { carrier, flightNumber, suffix, serviceType, legs };
}

function readLeg({ services, airports }: Network, leg: number, departure: number): FlightLeg {
  const kind = services.kinds.at(itemAt(services.legKind, leg));
  const departureUtc = departure + itemAt(services.legDeparture, leg);
  const arrivalUtc = departure + itemAt(services.legArrival, leg);
  return {
    origin: itemAt(airports.codes, kind.origin),
    destination: itemAt(airports.codes, kind.destination),
    departureUtc,
    arrivalUtc,
    departureLocal: utcToLocal(itemAt(airports.zones, kind.origin), departureUtc),
    arrivalLocal: utcToLocal(itemAt(airports.zones, kind.destination), arrivalUtc),
    departureTerminal: kind.departureTerminal,
    arrivalTerminal: kind.arrivalTerminal,
    aircraft: kind.aircraft,
    bookingDesignators: kind.bookingDesignators,
    configuration: kind.configuration,
  };
}
