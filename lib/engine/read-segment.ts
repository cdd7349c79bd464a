import { utcToLocal } from "@/lib/domain/schedule/zones";
import { itemAt } from "@/lib/util/at";
import type { FlightLeg, FlightSegment } from "./itinerary";
import type { Network } from "./network";
import { saleOf } from "./service-columns";
import { legCount } from "./service-table";

/** @param departure minutes since epoch, UTC, at which the service departs on the day in question */
export function readSegment(network: Network, service: number, departure: number): FlightSegment {
  const { services } = network;
  const first = itemAt(services.legStart, service);
  const legs = Array.from({ length: legCount(services, service) }, (_, index) => readLeg(network, first + index, departure));
  const { serviceType } = services.kinds.at(itemAt(services.legKind, first));
  const { carrier, flightNumber, suffix } = services.flights.at(itemAt(services.flight, service));
  return { carrier, flightNumber, suffix, serviceType, sale: saleOf(services, service), legs };
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
    operatingCarrier: kind.operatingCarrier,
    operatingName: kind.operatingName,
    operatingFlight: kind.operatingFlight,
  };
}
