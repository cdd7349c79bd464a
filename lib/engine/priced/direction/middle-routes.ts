import type { Network } from "@/lib/engine/network";
import { f64At, u16At, u32At } from "@/lib/util/at";
import { GrowingIntegers, GrowingNumbers } from "@/lib/util/growing";
import type { FareMarkets } from "../prices/fare-markets";
import type { PartyPrices } from "../prices/party-prices";
import { pairOn } from "../tables/pair-up";
import type { ScheduleTables } from "../tables/schedule-tables";
import type { QueryRoutes } from "./query-routes";

const NONE = -1;
const INFINITE = Number.POSITIVE_INFINITY;

/**
 * Middle routes that may follow a first route, each with lower bounds for target pruning: no itinerary over it costs less or takes less
 * time. They hold for all departures of a query, so they are worked out once a route, not once a flight. Candidates of first
 * route number `i` are those from `startOf.at(i)` up to, not including, `startOf.at(i + 1)`.
 */
export class MiddleRoutes {
  readonly startOf = new GrowingIntegers();
  readonly middle = new GrowingIntegers();
  /** Least that the third flight costs by itself, and the second and third together. Taxes included. */
  readonly third = new GrowingNumbers();
  readonly tail = new GrowingNumbers();
  /** Least that one fare over the second and third flight costs, with the taxes of both. */
  readonly joint = new GrowingNumbers();
  /** Minutes from the arrival of the first flight to that of the third, and from that of the second; at least. */
  readonly rest = new GrowingIntegers();
  readonly lastRest = new GrowingIntegers();
  /** Least of `tail` and `rest` over all candidates of a first route. */
  readonly leastTail = new GrowingNumbers();
  readonly leastRest = new GrowingIntegers();
  /** From `throughOf`: least of a fare over the first and second flight with the third, and of one over all three, with taxes of second and third. */
  readonly through = new GrowingNumbers();
  readonly throughAll = new GrowingNumbers();
  private readonly throughStart = new Map<number, number>();
  private allowed: Uint8Array | null = null;

  constructor(
    private readonly network: Network,
    private readonly tables: ScheduleTables,
    private readonly markets: FareMarkets,
    private readonly routes: QueryRoutes,
  ) {}

  begin(allowed: Uint8Array | null): void {
    this.allowed = allowed;
    for (const column of [this.startOf, this.middle, this.rest, this.lastRest, this.leastRest]) column.clear();
    for (const column of [this.third, this.tail, this.joint, this.leastTail, this.through, this.throughAll]) column.clear();
    this.throughStart.clear();
    this.startOf.push(0);
  }

  /** Where the middle route of a candidate ends. */
  end(candidate: number): number {
    return u16At(this.network.routes.to, this.middle.at(candidate));
  }

  /** Minutes from the arrival of the first flight until the third may leave, at least. */
  reach(candidate: number): number {
    return this.rest.at(candidate) - this.lastRest.at(candidate) + u16At(this.tables.leastConnection, this.end(candidate));
  }

  /** Lists the candidates after a first route, whose origin is the one at hand. @returns its number */
  addFirst(firstRoute: number, party: PartyPrices): number {
    const { outgoing, to, km } = this.network.routes;
    const stop = u16At(to, firstRoute);
    const number = this.leastTail.count;
    this.leastTail.push(INFINITE);
    this.leastRest.push(2_147_483_647);
    for (let route = u32At(outgoing, stop); route < u32At(outgoing, stop + 1); route++) {
      const next = u16At(to, route);
      if (this.routes.lastFrom(next) === NONE || !this.routes.isBetween(next)) continue;
      this.addCandidate(number, route, f64At(km, firstRoute) + f64At(km, route), party);
    }
    this.startOf.push(this.middle.count);
    return number;
  }

  /**
   * Where in `through` the bounds of a carrier that flies the first route stand, candidate by candidate, made when first asked for.
   * @param firstPair the carrier on the first route
   */
  throughOf(number: number, firstPair: number, party: PartyPrices): number {
    const known = this.throughStart.get(firstPair);
    if (known !== undefined) return known;
    const start = this.through.count;
    this.throughStart.set(firstPair, start);
    const carrier = u16At(this.tables.pairCarrier, firstPair);
    const origin = u16At(this.network.routes.from, u32At(this.tables.pairRoute, firstPair));
    let least = INFINITE;
    for (let candidate = this.startOf.at(number); candidate < this.startOf.at(number + 1); candidate++) {
      this.addThrough(candidate, carrier, origin, party);
      least = Math.min(least, this.through.at(this.through.count - 1), this.throughAll.at(this.through.count - 1));
    }
    // One more entry than candidates: the least of them all.
    this.through.push(least);
    this.throughAll.push(least);
    return start;
  }

  private addCandidate(number: number, middle: number, km: number, party: PartyPrices): void {
    if (this.allowed && !this.anyAllowed(middle)) return;
    const { to } = this.network.routes;
    const stop = u16At(to, middle);
    let third = INFINITE;
    let joint = INFINITE;
    let shortest = 2_147_483_647;
    for (let entry = this.routes.lastFrom(stop); entry !== NONE; entry = this.routes.nextLast(entry)) {
      const last = this.routes.lastRoutes.at(entry);
      if (!this.routes.mayEnd(last, km + f64At(this.network.routes.km, last))) continue;
      third = Math.min(third, party.lowestOfRoute(last));
      joint = Math.min(joint, this.jointOf(middle, last, party));
      shortest = Math.min(shortest, u16At(this.tables.shortest, last));
    }
    if (shortest === 2_147_483_647) return;
    const tail = Math.min(party.lowestOfRoute(middle) + third, joint);
    const lastRest = u16At(this.tables.leastConnection, stop) + shortest;
    const start = u16At(this.network.routes.from, middle);
    const rest = u16At(this.tables.leastConnection, start) + u16At(this.tables.shortest, middle) + lastRest;
    this.middle.push(middle);
    this.third.push(third);
    this.joint.push(joint);
    this.tail.push(tail);
    this.lastRest.push(lastRest);
    this.rest.push(rest);
    this.leastTail.set(number, Math.min(this.leastTail.at(number), tail));
    this.leastRest.set(number, Math.min(this.leastRest.at(number), rest));
  }

  private jointOf(middle: number, last: number, party: PartyPrices): number {
    const { pairsOf, pairCarrier } = this.tables;
    const { from, to } = this.network.routes;
    let least = INFINITE;
    for (let pair = u32At(pairsOf, middle); pair < u32At(pairsOf, middle + 1); pair++) {
      const carrier = u16At(pairCarrier, pair);
      const lastPair = pairOn(this.tables, last, carrier);
      if (lastPair === NONE) continue;
      const fare = party.lowestFare(this.markets.throughPair(carrier, u16At(from, middle), u16At(to, last)));
      least = Math.min(least, fare + party.taxOf(pair) + party.taxOf(lastPair));
    }
    return least;
  }

  private addThrough(candidate: number, carrier: number, origin: number, party: PartyPrices): void {
    const middle = this.middle.at(candidate);
    const middlePair = pairOn(this.tables, middle, carrier);
    if (middlePair === NONE) {
      this.through.push(INFINITE);
      this.throughAll.push(INFINITE);
      return;
    }
    const stop = u16At(this.network.routes.to, middle);
    const taxes = party.taxOf(middlePair);
    const fare = party.lowestFare(this.markets.throughPair(carrier, origin, stop));
    this.through.push(fare + taxes + this.third.at(candidate));
    this.throughAll.push(this.allThrough(stop, carrier, origin, party) + taxes);
  }

  private allThrough(stop: number, carrier: number, origin: number, party: PartyPrices): number {
    let least = INFINITE;
    for (let entry = this.routes.lastFrom(stop); entry !== NONE; entry = this.routes.nextLast(entry)) {
      const last = this.routes.lastRoutes.at(entry);
      const lastPair = pairOn(this.tables, last, carrier);
      if (lastPair === NONE) continue;
      const fare = party.lowestFare(this.markets.throughPair(carrier, origin, u16At(this.network.routes.to, last)));
      least = Math.min(least, fare + party.taxOf(lastPair));
    }
    return least;
  }

  private anyAllowed(route: number): boolean {
    const { pairsOf, pairCarrier } = this.tables;
    for (let pair = u32At(pairsOf, route); pair < u32At(pairsOf, route + 1); pair++) {
      if (this.allowed?.[u16At(pairCarrier, pair)] === 1) return true;
    }
    return false;
  }
}
