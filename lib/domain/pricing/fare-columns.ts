import type { Fare } from "./fare";

/** All of a fare but where it holds and what it costs; many fares of a carrier share one. */
export type FareTerms = Omit<Fare, "carrier" | "origin" | "destination" | "amountMinor">;

/**
 * Fares column by column: twelve bytes each, whatever the world files. A market is a carrier with two places (airports or
 * metropolitan areas); its fares stand together, in the order in which they were filed.
 */
export interface FareColumns {
  carriers: readonly string[];
  places: readonly string[];
  /** Keys of the markets, ascending: `(carrier * places.length + origin) * places.length + destination`. */
  markets: Float64Array;
  /** Fares of market `m` are those from `start[m]` up to, not including, `start[m + 1]`. */
  start: Uint32Array;
  /** What an adult pays, minor units of the terms' currency. */
  amountMinor: Float64Array;
  /** Index in `termsList`. */
  terms: Uint32Array;
  termsList: readonly FareTerms[];
}

/** Numbers things in the order in which they first come. */
class Numbering<Thing> {
  readonly things: Thing[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(key: string, thing: () => Thing): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.things.length);
    return this.things.push(thing()) - 1;
  }
}

/** Gathers fares one by one; no object of them is kept but their terms. */
export class FareColumnsBuilder {
  private readonly carriers = new Numbering<string>();
  private readonly places = new Numbering<string>();
  private readonly termsList = new Numbering<FareTerms>();
  private readonly filed: { carrier: number[]; origin: number[]; destination: number[]; amount: number[]; terms: number[] } = {
    carrier: [],
    origin: [],
    destination: [],
    amount: [],
    terms: [],
  };

  add({ carrier, origin, destination, amountMinor, ...terms }: Fare): void {
    this.filed.carrier.push(this.carriers.numberOf(carrier, () => carrier));
    this.filed.origin.push(this.places.numberOf(origin, () => origin));
    this.filed.destination.push(this.places.numberOf(destination, () => destination));
    this.filed.amount.push(amountMinor);
    this.filed.terms.push(this.termsList.numberOf(JSON.stringify(Object.values(terms)), () => terms));
  }

  finish(): FareColumns {
    const { carrier, origin, destination, amount, terms } = this.filed;
    const places = this.places.things;
    const keys = Float64Array.from(
      carrier,
      (each, fare) => (each * places.length + (origin[fare] ?? 0)) * places.length + (destination[fare] ?? 0),
    );
    // The index as second key keeps the order of filing.
    const order = Uint32Array.from(keys.keys()).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
    const { markets, start } = groupMarkets(order, keys);
    return {
      carriers: this.carriers.things,
      places,
      markets,
      start,
      amountMinor: Float64Array.from(order, (fare) => amount[fare] ?? 0),
      terms: Uint32Array.from(order, (fare) => terms[fare] ?? 0),
      termsList: this.termsList.things,
    };
  }
}

function groupMarkets(order: Uint32Array, keys: Float64Array): Pick<FareColumns, "markets" | "start"> {
  const markets: number[] = [];
  const start: number[] = [];
  for (const [index, fare] of order.entries()) {
    const key = keys[fare] ?? 0;
    if (markets.at(-1) === key) continue;
    markets.push(key);
    start.push(index);
  }
  return { markets: Float64Array.from(markets), start: Uint32Array.from([...start, order.length]) };
}

/** Index of the market with a key, or -1. */
export function findMarket({ markets }: FareColumns, key: number): number {
  let low = 0;
  let high = markets.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((markets[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return markets[low] === key ? low : -1;
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
