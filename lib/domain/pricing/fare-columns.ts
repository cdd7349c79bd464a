import type { Fare } from "./fare";
import { type FareTable, FareTableBuilder } from "./fare-table";

/** All of a fare but where it holds and what it costs; many fares of a carrier share one. */
export type FareTerms = Omit<Fare, "carrier" | "origin" | "destination" | "amountMinor">;

/** Fares column by column, ready to be asked for. */
export type FareColumns = FareTable<FareTerms>;

/** Gathers fares one by one; no object of them is kept but their terms. */
export class FareColumnsBuilder {
  private readonly table = new FareTableBuilder<FareTerms>();

  add({ carrier, origin, destination, amountMinor, ...terms }: Fare): void {
    this.table.add(carrier, origin, destination, amountMinor, JSON.stringify(Object.values(terms)), () => terms);
  }

  finish(): FareColumns {
    return this.table.finish();
  }
}

/** The fares of a market as objects, in the order of filing. */
export function faresOfMarket(columns: FareColumns, market: number): Fare[] {
  const { carriers, places, markets, start, amountMinor, terms, termsList } = columns;
  const key = markets[market] ?? 0;
  const pair = Math.floor(key / places.length);
  const destination = places[key % places.length] ?? "";
  const origin = places[pair % places.length] ?? "";
  const carrier = carriers[Math.floor(pair / places.length)] ?? "";
  const fares: Fare[] = [];
  for (let fare = start[market] ?? 0; fare < (start[market + 1] ?? 0); fare++) {
    const shared = termsList[terms[fare] ?? 0];
    if (shared) fares.push({ ...shared, carrier, origin, destination, amountMinor: amountMinor[fare] ?? 0 });
  }
  return fares;
}
