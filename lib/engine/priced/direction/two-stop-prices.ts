import { f64At, u16At } from "@/lib/util/at";
import { GrowingNumbers } from "@/lib/util/growing";
import type { PartyPrices } from "../prices/party-prices";
import type { DirectionSearch } from "./direction-search";

const NONE = -1;
const INFINITE = Number.POSITIVE_INFINITY;

/**
 * Price of a label of the round of two stops, while its three flights are chosen: those chosen at their real prices, the others at lower
 * bounds. Minor units for the whole party, taxes included, but for those named fares.
 */
export class TwoStopPrices {
  /** Days left as of `advanceOf`. */
  advance = 0;
  /** The first flight by itself. */
  own = 0;
  /** The first two flights, at the brand rank at which they cost least. */
  both = 0;
  /** The first flight by itself and one fare over the others; at least. */
  joint = 0;
  /** One fare over all three; at least, whatever the second flight is. */
  allOfFirst = 0;
  private first = NONE;
  private second = NONE;
  /** Whether the first two are of one carrier. */
  private isOne = false;
  /** `allOfFirst` by the lowest fares on file, whatever their days and seats. */
  private allOnFile = 0;
  /** The same with the seats of the second flight; infinite where carriers differ. */
  private all = 0;
  private taxes = 0;
  /** By brand rank, fares of the first flight and of the first two. */
  private readonly firstFares: Float64Array;
  private readonly bothFares: Float64Array;
  /** By first flight, as of `surchargeOfFirst`; NaN where not yet known. */
  private readonly surcharges = new GrowingNumbers();
  /** One fare over the last two, for the day and seats of the second; NaN where not yet known. */
  private jointFare = 0;

  constructor(private readonly search: DirectionSearch) {
    this.firstFares = new Float64Array(search.ladders.rankCount);
    this.bothFares = new Float64Array(search.ladders.rankCount);
  }

  /** Forgets the query before; the first flights of this one are listed. */
  forget(): void {
    const { count } = this.search.timetable;
    this.surcharges.reserve(count);
    this.surcharges.values.fill(Number.NaN, 0, count);
  }

  begin(first: number): void {
    this.first = first;
    this.advance = this.search.advanceOf(first);
    this.own = this.search.totalOfFlight(first, this.advance);
  }

  /** How much more than on file one fare of the first flight's carrier to a destination costs, by its day and the seats of some flights; at least. */
  surcharge(mask: number, party: PartyPrices): number {
    const { timetable, markets, tables, world, routes, ladders } = this.search;
    const carrier = u16At(tables.pairCarrier, timetable.pairOf(this.first));
    const origin = u16At(world.network.routes.from, timetable.routeOf(this.first));
    let least = INFINITE;
    for (const destination of routes.destinations) {
      const pair = markets.throughPair(carrier, origin, destination);
      const onFile = party.lowestFare(pair);
      if (onFile === INFINITE) continue;
      least = Math.min(least, ladders.lowest.at(ladders.ladderOf(pair, timetable.days.at(this.first), this.advance, mask)) - onFile);
    }
    return least;
  }

  /** The same by the seats of the first flight alone; known from way to way. */
  surchargeOfFirst(party: PartyPrices): number {
    const known = this.surcharges.at(this.first);
    if (!Number.isNaN(known)) return known;
    const surcharge = this.surcharge(this.search.timetable.maskOf(this.first), party);
    this.surcharges.set(this.first, surcharge);
    return surcharge;
  }

  /** Takes a second flight, to go on from where the candidate ends. @returns the least that a journey over both costs */
  addSecond(second: number, third: number, party: PartyPrices): number {
    const { timetable } = this.search;
    this.second = second;
    this.jointFare = Number.NaN;
    this.isOne = this.carrierOf(this.first) === this.carrierOf(second);
    this.taxes = timetable.taxes.at(this.first) + timetable.taxes.at(second);
    this.both = this.taxes + this.addFares();
    const total = Math.min(this.both + third, this.joint);
    this.all = this.isOne ? this.allOfFirst : INFINITE;
    if (this.all >= total) return total;
    this.all = this.allOnFile + this.surcharge(this.maskOver(this.first, second), party);
    return Math.min(total, this.all);
  }

  /** @param onFile one fare over all three, by fares on file */
  setAll(onFile: number, surcharge: number): void {
    this.allOnFile = onFile;
    this.allOfFirst = onFile === INFINITE ? INFINITE : onFile + surcharge;
  }

  /** The least that a third flight may make of it, by the lowest fares on file of the flight itself. */
  roughlyWith(third: number, party: PartyPrices): number {
    const { timetable } = this.search;
    const apart = this.both + party.lowestFare(timetable.pairOf(third)) + timetable.taxes.at(third);
    if (this.carrierOf(this.second) !== this.carrierOf(third)) return apart;
    return Math.min(apart, this.jointWith(third), this.all);
  }

  /** What the journey with a third flight costs, whatever is asked of its fares: as FareConstruction finds it. */
  totalWith(third: number): number {
    const { timetable, ladders } = this.search;
    const taxes = this.taxes + timetable.taxes.at(third);
    const ladder = timetable.ladderOf(third, this.advance, ladders);
    const total = taxes + this.leastSum(this.bothFares, ladder);
    const carrier = this.carrierOf(third);
    if (carrier !== this.carrierOf(this.second)) return total;
    const mask = this.maskOver(this.second, third);
    const joint = this.jointWith(third) < total ? taxes + this.leastSum(this.firstFares, this.over(this.second, third, mask)) : INFINITE;
    if (this.all >= Math.min(total, joint)) return Math.min(total, joint);
    return Math.min(
      total,
      joint,
      taxes + ladders.lowest.at(this.over(this.first, third, timetable.bothMasks(mask, timetable.maskOf(this.first)))),
    );
  }

  /** The first flight by itself and one fare over the second and this third one, which are of one carrier; at least. */
  private jointWith(third: number): number {
    if (Number.isNaN(this.jointFare)) this.jointFare = this.leastJoint();
    const { timetable } = this.search;
    return Math.max(this.joint, this.own + this.jointFare + timetable.taxes.at(this.second) + timetable.taxes.at(third));
  }

  private leastJoint(): number {
    const { timetable, markets, world, routes, ladders } = this.search;
    const stop = u16At(world.network.routes.from, timetable.routeOf(this.second));
    let least = INFINITE;
    for (const destination of routes.destinations) {
      const pair = markets.throughPair(this.carrierOf(this.second), stop, destination);
      const ladder = ladders.ladderOf(pair, timetable.days.at(this.second), this.advance, timetable.maskOf(this.second));
      least = Math.min(least, ladders.lowest.at(ladder));
    }
    return least;
  }

  /** Adds the fares of the first two flights up, rank by rank. @returns the least of them */
  private addFares(): number {
    const { timetable, ladders } = this.search;
    const first = timetable.ladderOf(this.first, this.advance, ladders);
    const second = timetable.ladderOf(this.second, this.advance, ladders);
    const mask = this.maskOver(this.first, this.second);
    const over = this.isOne ? this.over(this.first, this.second, mask) : NONE;
    let least = INFINITE;
    for (let rank = 0; rank < ladders.rankCount; rank++) {
      const own = ladders.prices.at(first * ladders.rankCount + rank);
      const apart = own + ladders.prices.at(second * ladders.rankCount + rank);
      const both = over === NONE ? apart : Math.min(apart, ladders.prices.at(over * ladders.rankCount + rank));
      this.firstFares[rank] = own;
      this.bothFares[rank] = both;
      least = Math.min(least, both);
    }
    return least;
  }

  /** The least of fares and those of a ladder, at one rank. */
  private leastSum(fares: Float64Array, ladder: number): number {
    const { prices, rankCount } = this.search.ladders;
    let least = INFINITE;
    for (let rank = 0; rank < rankCount; rank++) least = Math.min(least, f64At(fares, rank) + prices.at(ladder * rankCount + rank));
    return least;
  }

  /** Classes with seats on two flights, and lists that name both. */
  private maskOver(first: number, second: number): number {
    const { timetable } = this.search;
    return timetable.bothMasks(timetable.maskOf(first), timetable.maskOf(second));
  }

  private over(first: number, last: number, mask: number): number {
    return this.search.construction.ladderOver(first, last, this.advance, mask);
  }

  private carrierOf(row: number): number {
    const { tables, timetable } = this.search;
    return u16At(tables.pairCarrier, timetable.pairOf(row));
  }
}
