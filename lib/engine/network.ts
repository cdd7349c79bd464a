import type { DayWindow } from "@/lib/domain/schedule/day-set";
import { itemAt, u8At, u16At } from "@/lib/util/at";
import { LazyList } from "@/lib/util/lazy-list";
import type { AirportTable } from "./airport-table";
import { type CarrierTable, tabulateCarriers } from "./carrier-table";
import type { NetworkColumns } from "./network-columns";
import type { RouteTable } from "./route-table";
import { type ServiceColumns, textOfKind } from "./service-columns";
import type { FlightName, LegKind, ServiceTable } from "./service-table";

/**
 * A schedule compiled for searching: typed arrays only in what a search touches, nothing per operating day but one bit.
 * Opaque to everyone outside the engine. Never changed once made, so that a new one can be swapped in.
 */
export interface Network {
  fromDay: number;
  toDay: number;
  /** UTC days that the day sets of the services cover: the days asked for and what journeys of those days reach into, at least. */
  window: DayWindow;
  airports: AirportTable;
  carriers: CarrierTable;
  routes: RouteTable;
  services: ServiceTable;
  /** Airports that legs name and `airports` lacks. Their legs are left out; the caller should report them. */
  unknownAirports: readonly string[];
}

interface NetworkParts {
  airports: AirportTable;
  /** Pairs of carriers that carry each other's passengers on one ticket, in either order. */
  agreements: readonly (readonly [string, string])[];
  fromDay: number;
  toDay: number;
}

/** The network of compiled columns, which it shares. */
export function networkOf(columns: NetworkColumns, parts: NetworkParts): Network {
  const { services } = columns;
  return {
    fromDay: parts.fromDay,
    toDay: parts.toDay,
    window: columns.window,
    airports: parts.airports,
    carriers: tabulateCarriers(services.carriers, parts.agreements),
    routes: columns.routes,
    services: {
      ...services,
      ofRoute: columns.ofRoute,
      flights: new LazyList(services.flightNumber.length, (flight) => flightNameOf(services, flight)),
      kinds: new LazyList(services.kindOrigin.length, (kind) => legKindOf(services, kind)),
    },
    unknownAirports: columns.unknownAirports,
  };
}

function flightNameOf(services: ServiceColumns, flight: number): FlightName {
  const suffix = u8At(services.flightSuffix, flight);
  return {
    carrier: itemAt(services.carriers, u16At(services.flightCarrier, flight)),
    flightNumber: u16At(services.flightNumber, flight),
    suffix: suffix === 0 ? "" : String.fromCharCode(suffix),
  };
}

function legKindOf(services: ServiceColumns, kind: number): LegKind {
  return {
    origin: u16At(services.kindOrigin, kind),
    destination: u16At(services.kindDestination, kind),
    departureTerminal: textOfKind(services, kind, "departureTerminal"),
    arrivalTerminal: textOfKind(services, kind, "arrivalTerminal"),
    aircraft: textOfKind(services, kind, "aircraft"),
    bookingDesignators: textOfKind(services, kind, "bookingDesignators"),
    configuration: textOfKind(services, kind, "configuration"),
    serviceType: textOfKind(services, kind, "serviceType"),
  };
}
