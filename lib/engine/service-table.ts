import { u32At } from "@/lib/util/at";
import type { LazyList } from "@/lib/util/lazy-list";
import type { ServiceColumns } from "./service-columns";

/** What all departures of a leg have in common; shared by every service that flies it. Airports are indices. */
export interface LegKind {
  origin: number;
  destination: number;
  departureTerminal: string;
  arrivalTerminal: string;
  aircraft: string;
  bookingDesignators: string;
  configuration: string;
  serviceType: string;
  operatingCarrier: string;
  operatingName: string;
  operatingFlight: string;
}

export interface FlightName {
  carrier: string;
  flightNumber: number;
  suffix: string;
}

/**
 * Services by index, in the order of their route, then of `departureMinute`. A service is a flight from boarding to leaving
 * the aircraft that has the same times in UTC on all days of its set.
 */
export interface ServiceTable extends ServiceColumns {
  /** Services of route `r` are those from `ofRoute[r]` up to, not including, `ofRoute[r + 1]`. */
  ofRoute: Uint32Array;
  flights: LazyList<FlightName>;
  kinds: LazyList<LegKind>;
}

export function legCount(services: ServiceTable, service: number): number {
  return u32At(services.legStart, service + 1) - u32At(services.legStart, service);
}

/** Kinds of the legs of a service, in the order of travel. */
export function legKinds(services: ServiceTable, service: number): LegKind[] {
  const legs = services.legKind.subarray(services.legStart[service], services.legStart[service + 1]);
  return Array.from(legs, (kind) => services.kinds.at(kind));
}
