import { f64At, itemAt, u32At } from "@/lib/util/at";
import type { Fare } from "./fare";
import { type FareTable, FareTableBuilder, marketOf } from "./fare-table";

/** All of a fare but where it holds and what it costs; many fares of a carrier share one. */
export type FareTerms = Omit<Fare, "carrier" | "origin" | "destination" | "amountMinor">;

/** Fares column by column, ready to be asked for. */
export type FareColumns = FareTable<FareTerms>;

/** Gathers fares one by one; no object of them is kept but their terms. */
export class FareColumnsBuilder {
  private readonly table = new FareTableBuilder<FareTerms>();

  add({ carrier, origin, destination, amountMinor, ...terms }: Fare): void {
    const number = this.table.termsNumber(JSON.stringify(Object.values(terms)), () => terms);
    this.table.add(carrier, origin, destination, amountMinor, number);
  }

  finish(): FareColumns {
    return this.table.finish();
  }
}

/** The fares of a market as objects, in the order of filing. */
export function faresOfMarket(columns: FareColumns, market: number): Fare[] {
  const ends = endsOf(columns, market);
  const fares: Fare[] = [];
  for (let index = u32At(columns.start, market); index < u32At(columns.start, market + 1); index++) {
    const fare = fareIn(columns, ends, index);
    if (fare) fares.push(fare);
  }
  return fares;
}

/**
 * One fare as an object.
 * @param index of its column
 * @throws RangeError where there is none
 */
export function fareAt(columns: FareColumns, index: number): Fare {
  const fare = fareIn(columns, endsOf(columns, marketOf(columns, index)), index);
  if (!fare) throw new RangeError(`no fare ${index}`);
  return fare;
}

function fareIn({ amountMinor, terms, termsList }: FareColumns, ends: MarketEnds, index: number): Fare | null {
  const shared = termsList[u32At(terms, index)];
  const { carrier, origin, destination } = ends;
  // What is spread stands last: before other fields it makes V8 build the object ten times as slowly.
  return shared ? { carrier, origin, destination, amountMinor: f64At(amountMinor, index), ...shared } : null;
}

type MarketEnds = Pick<Fare, "carrier" | "origin" | "destination">;

function endsOf({ carriers, places, markets }: FareColumns, market: number): MarketEnds {
  const key = f64At(markets, market);
  const pair = Math.floor(key / places.length);
  const destination = itemAt(places, key % places.length);
  const origin = itemAt(places, pair % places.length);
  return { carrier: itemAt(carriers, Math.floor(pair / places.length)), origin, destination };
}
