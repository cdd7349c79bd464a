import type { Network } from "@/lib/engine/network";
import { f64At, u16At, u32At } from "@/lib/util/at";
import { GrowingIntegers, GrowingNumbers } from "@/lib/util/growing";
import type { FareMarkets } from "../prices/fare-markets";
import type { PartyPrices } from "../prices/party-prices";
import { pairOn } from "../tables/pair-up";
import type { ScheduleTables } from "../tables/schedule-tables";
import type { AnywhereRoutes } from "./anywhere-routes";

const NONE = -1;
const INFINITE = Number.POSITIVE_INFINITY;

/** The least that fares and routes cost, and the taxes of a carrier on a route: of all days, as PartyPrices has them, or of one. */
export type Bounds = Pick<PartyPrices, "lowestFare" | "lowestOfRoute" | "taxOf">;

/** How a journey with two stops begins: from where, by way of which airport, then over which route, and how far in all. */
interface TwoRoutes {
  origin: number;
  stop: number;
  second: number;
  flownKm: number;
}

/**
 * How journeys that begin on some route may go on, one or two routes further, each with bounds: no such journey of any day costs less. The
 * ways on from a first route are those from `startOf(route)` up to, not including, `endOf(route)`.
 */
export class OnwardRoutes {
  readonly second = new GrowingIntegers();
  /** -1 where the second route ends the journey. */
  readonly third = new GrowingIntegers();
  /** City that the journey is of. */
  readonly city = new GrowingIntegers();
  /** Least that the flights after the first one cost by themselves, taxes included. */
  readonly tail = new GrowingNumbers();
  /** The same where one fare covers both of them; infinite where there are not two. */
  readonly joint = new GrowingNumbers();
  /** From `throughOf`: least that fares over the first flight and others cost with the rest, and the taxes of all but the first one. */
  readonly through = new GrowingNumbers();
  private readonly starts = new Map<number, number>();
  private readonly ends = new Map<number, number>();
  private readonly throughStart = new Map<number, number>();

  constructor(
    private readonly network: Network,
    private readonly tables: ScheduleTables,
    private readonly markets: FareMarkets,
    private readonly routes: AnywhereRoutes,
  ) {}

  begin(): void {
    for (const column of [this.second, this.third, this.city]) column.clear();
    for (const column of [this.tail, this.joint, this.through]) column.clear();
    for (const known of [this.starts, this.ends, this.throughStart]) known.clear();
  }

  startOf(first: number): number {
    return this.starts.get(first) ?? 0;
  }

  endOf(first: number): number {
    return this.ends.get(first) ?? 0;
  }

  isListed(first: number): boolean {
    return this.starts.has(first);
  }

  /**
   * Lists the ways on from a first route out of the origin at hand.
   * @param unreached cities whose journeys have two stops; null: all cities, with one stop
   */
  list(first: number, unreached: Uint8Array | null, party: PartyPrices): void {
    const { outgoing, from, to, km } = this.network.routes;
    const [origin, stop] = [u16At(from, first), u16At(to, first)];
    this.starts.set(first, this.second.count);
    for (let route = u32At(outgoing, stop); route < u32At(outgoing, stop + 1) && this.routes.mayChange(stop); route++) {
      const flownKm = f64At(km, first) + f64At(km, route);
      const end = u16At(to, route);
      if (unreached) this.listThirds({ origin, stop, second: route, flownKm }, unreached, party);
      else if (this.mayEnd(origin, end, flownKm) && !this.isOf(origin, end, stop)) this.add(origin, route, NONE, party);
    }
    this.ends.set(first, this.second.count);
  }

  /**
   * Where in `through` the bounds of a carrier that flies the first route stand, way by way, made when first asked for.
   * @param pair the carrier on the first route
   */
  throughOf(first: number, pair: number, party: PartyPrices): number {
    const known = this.throughStart.get(pair);
    if (known !== undefined) return known;
    const start = this.through.count;
    this.throughStart.set(pair, start);
    const carrier = u16At(this.tables.pairCarrier, pair);
    const origin = u16At(this.network.routes.from, first);
    for (let at = this.startOf(first); at < this.endOf(first); at++) this.through.push(this.leastThrough(at, carrier, origin, party));
    return start;
  }

  private listThirds({ origin, stop, second, flownKm }: TwoRoutes, unreached: Uint8Array, party: PartyPrices): void {
    const { outgoing, to, km } = this.network.routes;
    const next = u16At(to, second);
    if (!this.routes.mayChange(next)) return;
    for (let route = u32At(outgoing, next); route < u32At(outgoing, next + 1); route++) {
      const end = u16At(to, route);
      if (!this.mayEnd(origin, end, flownKm + f64At(km, route))) continue;
      if (unreached[this.routes.cityOf(origin, end)] === 0 || this.isOf(origin, end, stop) || this.isOf(origin, end, next)) continue;
      this.add(origin, second, route, party);
    }
  }

  private mayEnd(origin: number, end: number, flownKm: number): boolean {
    return this.routes.cityOf(origin, end) !== NONE && this.routes.mayEnd(end, flownKm);
  }

  /** Whether an airport on the way is one of the city that the journey is of. */
  private isOf(origin: number, end: number, between: number): boolean {
    return this.routes.cityAt(between) === this.routes.cityOf(origin, end);
  }

  private add(origin: number, second: number, third: number, party: PartyPrices): void {
    const { to } = this.network.routes;
    const joint = third === NONE ? INFINITE : this.jointOf(second, third, party);
    this.second.push(second);
    this.third.push(third);
    this.city.push(this.routes.cityOf(origin, u16At(to, third === NONE ? second : third)));
    this.joint.push(joint);
    this.tail.push(this.leastTail(this.second.count - 1, party));
  }

  /** The least that the flights after the first one cost by themselves. @param at a way on @param bounds of the journey's day, or of all */
  leastTail(at: number, bounds: Bounds): number {
    const third = this.third.at(at);
    const apart = bounds.lowestOfRoute(this.second.at(at)) + (third === NONE ? 0 : bounds.lowestOfRoute(third));
    return Math.min(apart, this.joint.at(at));
  }

  /** The least that one fare over the second and third flight costs. */
  private jointOf(second: number, third: number, party: PartyPrices): number {
    const { pairsOf, pairCarrier } = this.tables;
    const { from, to } = this.network.routes;
    let least = INFINITE;
    for (let pair = u32At(pairsOf, second); pair < u32At(pairsOf, second + 1); pair++) {
      const carrier = u16At(pairCarrier, pair);
      const last = pairOn(this.tables, third, carrier);
      if (last === NONE) continue;
      const fare = party.lowestFare(this.markets.throughPair(carrier, u16At(from, second), u16At(to, third)));
      least = Math.min(least, fare + party.taxOf(pair) + party.taxOf(last));
    }
    return least;
  }

  /** As `through`, of a carrier from an origin. @param at a way on @param bounds of the journey's day, or of all */
  leastThrough(at: number, carrier: number, origin: number, bounds: Bounds): number {
    const { to } = this.network.routes;
    const [second, third] = [this.second.at(at), this.third.at(at)];
    const pair = pairOn(this.tables, second, carrier);
    if (pair === NONE) return INFINITE;
    const both = bounds.lowestFare(this.markets.throughPair(carrier, origin, u16At(to, second))) + bounds.taxOf(pair);
    if (third === NONE) return both;
    const apart = both + bounds.lowestOfRoute(third);
    const last = pairOn(this.tables, third, carrier);
    if (last === NONE) return apart;
    const all = bounds.lowestFare(this.markets.throughPair(carrier, origin, u16At(to, third)));
    return Math.min(apart, all + bounds.taxOf(pair) + bounds.taxOf(last));
  }
}
