import { findMarket } from "@/lib/domain/pricing/fare-table";
import { i32At, u16At, u32At } from "@/lib/util/at";
import type { ScheduleTables } from "../tables/schedule-tables";
import { NumberMap } from "./number-map";
import type { PricedWorld } from "./priced-world";

/** A carrier between two airports may have fares for either airport or its city, in this order. */
const WAYS = 4;
const NOT_LOOKED_UP = -2;
const NONE = -1;
/** More places between which a carrier has been asked for than searches of a day need; then all are forgotten. */
const MOST_THROUGH_PAIRS = 400_000;

/**
 * Finds the markets of a carrier between two airports. Pairs are numbered: those of the schedule (ScheduleTables), then through pairs of
 * more than one flight as they come.
 */
export class FareMarkets {
  /** Counts how often the through pairs have been forgotten: their numbers then mean others. */
  generation = 0;
  private markets: Int32Array;
  private readonly through = new NumberMap();
  /** Journeys of the same flights ask for the same pair one after another. */
  private lastKey = NONE;
  private lastPair = NONE;
  private readonly carrierOf: Int32Array;
  private readonly placeOf: Int32Array;
  private readonly cityOf: Int32Array;
  private readonly scheduled: number;

  constructor(
    private readonly world: PricedWorld,
    private readonly tables: ScheduleTables,
  ) {
    const { airports, carriers } = world.network;
    const places = new Map(world.fares.places.map((code, index) => [code, index]));
    const sellers = new Map(world.fares.carriers.map((code, index) => [code, index]));
    this.carrierOf = Int32Array.from(carriers.codes, (code) => sellers.get(code) ?? NONE);
    this.placeOf = Int32Array.from(airports.codes, (code) => places.get(code) ?? NONE);
    this.cityOf = Int32Array.from(airports.codes, (code) => {
      const city = world.cityOf(code);
      return city === code ? NONE : (places.get(city) ?? NONE);
    });
    this.scheduled = tables.pairCarrier.length;
    this.markets = new Int32Array((this.scheduled + 4096) * WAYS).fill(NOT_LOOKED_UP);
  }

  /** Call between searches only: numbers of through pairs hold until then. */
  tidy(): void {
    if (this.through.count < MOST_THROUGH_PAIRS) return;
    this.through.clear();
    this.lastKey = NONE;
    this.markets.fill(NOT_LOOKED_UP, this.scheduled * WAYS);
    this.generation++;
  }

  /** How many pairs there are by now. */
  get count(): number {
    return this.scheduled + this.through.count;
  }

  /** Number of a carrier's pair of two airports that are not, or need not be, those of one flight. */
  throughPair(carrier: number, origin: number, destination: number): number {
    const airports = this.placeOf.length;
    const key = (carrier * airports + origin) * airports + destination;
    if (key === this.lastKey) return this.lastPair;
    const known = this.through.get(key);
    const pair = known >= 0 ? known : this.addPair(key, carrier, origin, destination);
    this.lastKey = key;
    this.lastPair = pair;
    return pair;
  }

  private addPair(key: number, carrier: number, origin: number, destination: number): number {
    const pair = this.count;
    this.through.add(key, pair);
    if ((pair + 1) * WAYS > this.markets.length) this.grow();
    this.lookUp(pair, carrier, origin, destination);
    return pair;
  }

  /** Where the markets of a pair begin in `marketList`: four entries, the first -1 ends them. */
  marketsOf(pair: number): number {
    if (this.markets[pair * WAYS] === NOT_LOOKED_UP) {
      const route = u32At(this.tables.pairRoute, pair);
      const { from, to } = this.world.network.routes;
      this.lookUp(pair, u16At(this.tables.pairCarrier, pair), u16At(from, route), u16At(to, route));
    }
    return pair * WAYS;
  }

  /** Index of a market at a place that `marketsOf` named. */
  marketAt(index: number): number {
    return i32At(this.markets, index);
  }

  private lookUp(pair: number, carrier: number, origin: number, destination: number): void {
    let filled = pair * WAYS;
    this.markets.fill(NONE, filled, filled + WAYS);
    for (const from of [this.placeOf, this.cityOf]) {
      for (const to of [this.placeOf, this.cityOf]) {
        const market = this.find(i32At(this.carrierOf, carrier), i32At(from, origin), i32At(to, destination));
        if (market >= 0) this.markets[filled++] = market;
      }
    }
  }

  private find(carrier: number, from: number, to: number): number {
    if (carrier < 0 || from < 0 || to < 0) return NONE;
    const size = this.world.fares.places.length;
    return findMarket(this.world.fares, (carrier * size + from) * size + to);
  }

  private grow(): void {
    const before = this.markets;
    this.markets = new Int32Array(before.length * 2).fill(NOT_LOOKED_UP);
    this.markets.set(before);
  }
}
