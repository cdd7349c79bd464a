import { LRUCache } from "lru-cache";
import type { Fare } from "./fare";
import { type FareColumns, faresOfMarket } from "./fare-columns";
import { findMarket } from "./fare-table";

/** How many routes' fares are kept as objects: more than any request asks for, and no more than some ten megabytes. */
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

interface Ends {
  carrier: string;
  origin: string;
  destination: string;
}

/** The tariff of fares in columns; objects are made of those that are asked for. */
export function tariffOf(columns: FareColumns, cityOf: CityOf): Tariff {
  const made = new LRUCache<number, readonly Fare[]>({ max: MOST_KEPT, memoMethod: (market) => faresOfMarket(columns, market) });
  const carriers = numbersOf(columns.carriers);
  const places = numbersOf(columns.places);
  const marketFares = (carrier: string, origin: string, destination: string): readonly Fare[] => {
    const [flown, from, to] = [carriers.get(carrier), places.get(origin), places.get(destination)];
    if (flown === undefined || from === undefined || to === undefined) return [];
    const market = findMarket(columns, (flown * columns.places.length + from) * columns.places.length + to);
    return market < 0 ? [] : made.memo(market);
  };
  const found = new LRUCache<string, readonly Fare[], Ends>({
    max: MOST_KEPT,
    memoMethod: (_key, _stale, { context: { carrier, origin, destination } }) =>
      codesOf(origin, cityOf).flatMap((from) => codesOf(destination, cityOf).flatMap((to) => marketFares(carrier, from, to))),
  });
  return {
    columns,
    between: (carrier, origin, destination) =>
      found.memo(`${carrier}${origin}${destination}`, { context: { carrier, origin, destination } }),
  };
}

function numbersOf(codes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(codes.map((code, index) => [code, index]));
}

/**
 * Whether a rule that names one place speaks of what is filed for the other: the same code, or an airport and its metropolitan area, whichever of the two is
 * named where. Two airports of one area are two places.
 */
export function areOnePlace(one: string, other: string, cityOf: CityOf): boolean {
  return codesOf(one, cityOf).includes(other) || codesOf(other, cityOf).includes(one);
}

/** Under which codes fares of an airport are filed. */
function codesOf(airport: string, cityOf: CityOf): string[] {
  return [...new Set([airport, cityOf(airport)])];
}
