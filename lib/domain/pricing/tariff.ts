import type { Fare } from "./fare";
import { groupBy } from "./group-by";

/** All fares, found by carrier and airports. */
export interface Tariff {
  /** Fares of the carrier between two airports, filed for the airports themselves or for their metropolitan areas. */
  between(carrier: string, origin: string, destination: string): readonly Fare[];
}

/**
 * Indexes fares.
 * @param cityOf metropolitan code of an airport (the airport's own code where it has none)
 */
export function makeTariff(fares: readonly Fare[], cityOf: (airport: string) => string): Tariff {
  const filed = groupBy(fares, (fare) => key(fare.carrier, fare.origin, fare.destination));
  const found = new Map<string, readonly Fare[]>();
  const collect = (carrier: string, origin: string, destination: string): Fare[] =>
    codesOf(origin, cityOf).flatMap((from) => codesOf(destination, cityOf).flatMap((to) => filed.get(key(carrier, from, to)) ?? []));
  return {
    between(carrier, origin, destination) {
      const wanted = key(carrier, origin, destination);
      const known = found.get(wanted) ?? collect(carrier, origin, destination);
      found.set(wanted, known);
      return known;
    },
  };
}

function codesOf(airport: string, cityOf: (airport: string) => string): string[] {
  return [...new Set([airport, cityOf(airport)])];
}

function key(carrier: string, origin: string, destination: string): string {
  return `${carrier}${origin}${destination}`;
}
