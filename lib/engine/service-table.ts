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
export interface ServiceTable {
  /** Services of route `r` are those from `ofRoute[r]` up to, not including, `ofRoute[r + 1]`. */
  ofRoute: Uint32Array;
  /** Minutes after midnight UTC. */
  departureMinute: Uint16Array;
  /** Departure to arrival, stops included, minutes. */
  duration: Uint16Array;
  /** Where the day set of a service starts in `dayPool`; day sets are `words` long and shared. */
  days: Uint32Array;
  dayPool: Uint32Array;
  words: number;
  /** Index in `flights`. */
  flight: Uint32Array;
  flights: readonly FlightName[];
  /** Index of the carrier. */
  carrier: Uint16Array;
  /** 1 where the airports of the service are in more than one country. */
  international: Uint8Array;
  /** Legs of service `s` are those from `legStart[s]` up to, not including, `legStart[s + 1]`. */
  legStart: Uint32Array;
  legKind: Uint32Array;
  kinds: readonly LegKind[];
  /** Minutes after the service's departure. */
  legDeparture: Uint16Array;
  legArrival: Uint16Array;
}

export function legCount(services: ServiceTable, service: number): number {
  return (services.legStart[service + 1] ?? 0) - (services.legStart[service] ?? 0);
}

/** Kinds of the legs of a service, in the order of travel. */
export function legKinds(services: ServiceTable, service: number): LegKind[] {
  const legs = services.legKind.subarray(services.legStart[service], services.legStart[service + 1]);
  return Array.from(legs).flatMap((kind) => services.kinds[kind] ?? []);
}
