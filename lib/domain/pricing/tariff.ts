import { RecentlyUsed } from "@/lib/util/recently-used";
import type { Fare } from "./fare";
import { type FareColumns, faresOfMarket } from "./fare-columns";
import { findMarket } from "./fare-table";

/** So many routes' fares are kept as objects: more than any request asks for, and no more than some ten megabytes. */
const MOST_KEPT = 10_000;

/** All fares, found by carrier and airports. */
export interface Tariff {
  columns: FareColumns;
  /**
   * Fares of the carrier between two airports, filed for the airports themselves or for their metropolitan areas. The same fare is the
   * same object for as long as any request that asked for it can take.
   */
  between(carrier: string, origin: string, destination: string): readonly Fare[];
}

/** Metropolitan code of an airport; the airport's own code where it has none. */
export type CityOf = (airport: string) => string;

/** The tariff of fares in columns; objects are made of those that are asked for. */
export function tariffOf(columns: FareColumns, cityOf: CityOf): Tariff {
  const found = new RecentlyUsed<string, readonly Fare[]>(MOST_KEPT);
  const made = new RecentlyUsed<number, readonly Fare[]>(MOST_KEPT);
  const carriers = numbersOf(columns.carriers);
  const places = numbersOf(columns.places);
  const marketFares = (carrier: string, origin: string, destination: string): readonly Fare[] => {
    const [flown, from, to] = [carriers.get(carrier), places.get(origin), places.get(destination)];
    if (flown === undefined || from === undefined || to === undefined) return [];
    const market = findMarket(columns, (flown * columns.places.length + from) * columns.places.length + to);
    return market < 0 ? [] : made.get(market, () => faresOfMarket(columns, market));
  };
  return {
    columns,
    between: (carrier, origin, destination) =>
      found.get(`${carrier}${origin}${destination}`, () =>
        codesOf(origin, cityOf).flatMap((from) => codesOf(destination, cityOf).flatMap((to) => marketFares(carrier, from, to))),
      ),
  };
}

function numbersOf(codes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(codes.map((code, index) => [code, index]));
}

function codesOf(airport: string, cityOf: CityOf): string[] {
  return [...new Set([airport, cityOf(airport)])];
}
