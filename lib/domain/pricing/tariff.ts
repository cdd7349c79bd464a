import type { Fare } from "./fare";
import { type FareColumns, FareColumnsBuilder, faresOfMarket, findMarket } from "./fare-columns";

/** All fares, found by carrier and airports. */
export interface Tariff {
  columns: FareColumns;
  /**
   * Fares of the carrier between two airports, filed for the airports themselves or for their metropolitan areas. The same fare is the
   * same object every time.
   */
  between(carrier: string, origin: string, destination: string): readonly Fare[];
}

/** Metropolitan code of an airport; the airport's own code where it has none. */
export type CityOf = (airport: string) => string;

export function makeTariff(fares: Iterable<Fare>, cityOf: CityOf): Tariff {
  const builder = new FareColumnsBuilder();
  for (const fare of fares) builder.add(fare);
  return tariffOf(builder.finish(), cityOf);
}

/** The tariff of fares in columns; objects are made of those that are asked for. */
export function tariffOf(columns: FareColumns, cityOf: CityOf): Tariff {
  const found = new Map<string, readonly Fare[]>();
  const made = new Map<number, readonly Fare[]>();
  const carriers = numbersOf(columns.carriers);
  const places = numbersOf(columns.places);
  const marketFares = (carrier: string, origin: string, destination: string): readonly Fare[] => {
    const [flown, from, to] = [carriers.get(carrier), places.get(origin), places.get(destination)];
    if (flown === undefined || from === undefined || to === undefined) return [];
    const market = findMarket(columns, (flown * columns.places.length + from) * columns.places.length + to);
    const known = made.get(market) ?? (market < 0 ? [] : faresOfMarket(columns, market));
    made.set(market, known);
    return known;
  };
  return {
    columns,
    between(carrier, origin, destination) {
      const wanted = `${carrier}${origin}${destination}`;
      const known =
        found.get(wanted) ??
        codesOf(origin, cityOf).flatMap((from) => codesOf(destination, cityOf).flatMap((to) => marketFares(carrier, from, to)));
      found.set(wanted, known);
      return known;
    },
  };
}

function numbersOf(codes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(codes.map((code, index) => [code, index]));
}

function codesOf(airport: string, cityOf: CityOf): string[] {
  return [...new Set([airport, cityOf(airport)])];
}
