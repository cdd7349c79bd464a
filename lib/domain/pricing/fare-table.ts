import { firstFrom } from "@/lib/util/first-from";
import { GrowingIntegers, GrowingNumbers } from "@/lib/util/growing";
import { countingSort, pickInOrder, radixSort } from "@/lib/util/sort";

/**
 * Fares column by column: twelve bytes each, whatever the world files. A market is a carrier with two places (airports or
 * metropolitan areas); its fares stand together, in the order in which they were filed.
 */
export interface FareTable<Terms> {
  /** Ascending. */
  carriers: readonly string[];
  /** Ascending. */
  places: readonly string[];
  /** Keys of the markets, ascending: `(carrier * places.length + origin) * places.length + destination`. */
  markets: Float64Array;
  /** Fares of market `m` are those from `start[m]` up to, not including, `start[m + 1]`. */
  start: Uint32Array;
  /** What an adult pays, minor units of the terms' currency. */
  amountMinor: Float64Array;
  /** Index in `termsList`. */
  terms: Uint32Array;
  /** What many fares of a carrier share. */
  termsList: readonly Terms[];
}

/** Numbers things in the order in which they first come. */
class Numbering<Thing> {
  readonly things: Thing[] = [];
  readonly keys: string[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(key: string, thing: () => Thing): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.things.length);
    this.keys.push(key);
    return this.things.push(thing()) - 1;
  }

  /** The keys in their order, and the place of each number among them. */
  sorted(): { keys: string[]; rank: Uint32Array } {
    const keys = [...this.keys].sort();
    const rank = new Uint32Array(keys.length);
    for (const [index, key] of keys.entries()) rank[this.numbers.get(key) ?? 0] = index;
    return { keys, rank };
  }
}

/** Gathers fares one by one; no object of them is kept but their terms. */
export class FareTableBuilder<Terms> {
  private readonly carriers = new Numbering<string>();
  private readonly places = new Numbering<string>();
  private readonly termsList = new Numbering<Terms>();
  private readonly carrier = new GrowingIntegers();
  private readonly origin = new GrowingIntegers();
  private readonly destination = new GrowingIntegers();
  private readonly amount = new GrowingNumbers();
  private readonly terms = new GrowingIntegers();
  private readonly filed = new GrowingNumbers();

  /**
   * The number by which fares name their terms.
   * @param key the same for equal terms alone
   */
  termsNumber(key: string, terms: () => Terms): number {
    return this.termsList.numberOf(key, terms);
  }

  /**
   * @param terms see `termsNumber`
   * @param filed ascending whole numbers in the order of filing, at least within a market; left out where fares are added in that order
   */
  add(carrier: string, origin: string, destination: string, amountMinor: number, terms: number, filed = this.filed.count): void {
    this.carrier.push(this.carriers.numberOf(carrier, () => carrier));
    this.origin.push(this.places.numberOf(origin, () => origin));
    this.destination.push(this.places.numberOf(destination, () => destination));
    this.amount.push(amountMinor);
    this.terms.push(terms);
    this.filed.push(filed);
  }

  finish(): FareTable<Terms> {
    const [carriers, places] = [this.carriers.sorted(), this.places.sorted()];
    const ranked = (column: GrowingIntegers, rank: Uint32Array) => pickInOrder(rank, column.finish(), new Uint32Array(column.count));
    const carrier = ranked(this.carrier, carriers.rank);
    const origin = ranked(this.origin, places.rank);
    const destination = ranked(this.destination, places.rank);
    const byDestination = countingSort(destination, places.keys.length, radixSort(this.filed.finish()));
    const order = countingSort(carrier, carriers.keys.length, countingSort(origin, places.keys.length, byDestination));
    const [amount, terms, size] = [this.amount.finish(), this.terms.finish(), places.keys.length];
    const keyOf = (fare: number) => ((carrier[fare] ?? 0) * size + (origin[fare] ?? 0)) * size + (destination[fare] ?? 0);
    return {
      carriers: carriers.keys,
      places: places.keys,
      ...groupMarkets(order, keyOf),
      amountMinor: pickInOrder(amount, order, new Float64Array(order.length)),
      terms: pickInOrder(terms, order, new Uint32Array(order.length)),
      termsList: this.termsList.things,
    };
  }
}

function groupMarkets(order: Uint32Array, keyOf: (fare: number) => number): Pick<FareTable<unknown>, "markets" | "start"> {
  const markets = new GrowingNumbers();
  const start = new GrowingIntegers();
  let last = -1;
  for (let index = 0; index < order.length; index++) {
    const key = keyOf(order[index] ?? 0);
    if (key === last) continue;
    last = key;
    markets.push(key);
    start.push(index);
  }
  start.push(order.length);
  return { markets: markets.finish(), start: start.finish() };
}

/** Index of the market with a key, or -1. */
export function findMarket({ markets }: Pick<FareTable<unknown>, "markets">, key: number): number {
  const market = firstFrom(markets, key);
  return markets[market] === key ? market : -1;
}

/** Index of the market of a fare. */
export function marketOf({ start }: Pick<FareTable<unknown>, "start">, fare: number): number {
  return firstFrom(start, fare + 1) - 1;
}
