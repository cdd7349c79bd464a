import { saleDayOf } from "@/lib/domain/pricing/fare-applies";
import { f64At, i32At, u8At, u16At, u32At } from "@/lib/util/at";
import { GrowingIntegers, GrowingNumbers } from "@/lib/util/growing";
import type { Terms } from "../query";
import type { FareDays } from "./fare-days";
import type { FareMarkets } from "./fare-markets";
import type { FareRules } from "./fare-rules";
import { NumberMap } from "./number-map";
import { cabinBits, type PartyPrices } from "./party-prices";
import type { PricedWorld } from "./priced-world";

/** What the fares of a list have in common. @param set as of FlightLists */
interface Listed {
  pair: number;
  day: number;
  advance: number;
  set: number;
}

/** A day of departure as fares tell it: bit of its weekday, month × 100 + day, and its number. */
interface DayOfKind {
  weekdayBit: number;
  date: number;
  day: number;
}

/**
 * Fares of one query. A list holds the fares that may be used between two places on days of a kind, whoever has seats; a ladder is what its
 * classes with seats cost at each brand rank. Both are numbered, worked out once and asked for by number.
 */
export class FareLadders {
  readonly rankCount: number;
  /** Ladder v has its prices from `v * rankCount` on, infinite where nothing can be had; its fares likewise, its lowest price at `v`. */
  readonly prices = new GrowingNumbers();
  readonly fares = new GrowingIntegers();
  readonly lowest = new GrowingNumbers();
  /** The list of a ladder. */
  readonly listOf = new GrowingIntegers();
  /** Bits of the brand ranks of all fares of a list. */
  readonly ranks = new GrowingIntegers();
  private readonly listNumbers = new NumberMap();
  private readonly starts = new GrowingIntegers();
  private readonly firstLadder = new GrowingIntegers();
  private readonly nextLadder = new GrowingIntegers();
  private readonly maskOf = new GrowingNumbers();
  private readonly entryFare = new GrowingIntegers();
  private readonly entryTotal = new GrowingNumbers();
  private readonly best: Float64Array;
  private readonly bestFare: Int32Array;
  private cabins = 0;
  /** Day number of the sale. */
  private soldOn = 0;
  private party: PartyPrices | null = null;

  constructor(
    private readonly world: PricedWorld,
    private readonly markets: FareMarkets,
    private readonly rules: FareRules,
    private readonly days: FareDays,
  ) {
    this.rankCount = rules.rankCount;
    this.best = new Float64Array(rules.rankCount);
    this.bestFare = new Int32Array(rules.rankCount);
  }

  /** Forgets the query before. */
  begin(terms: Terms, party: PartyPrices): void {
    for (const column of [this.prices, this.lowest, this.entryTotal, this.maskOf]) column.clear();
    for (const column of [this.fares, this.listOf, this.ranks, this.starts]) column.clear();
    for (const column of [this.firstLadder, this.nextLadder, this.entryFare]) column.clear();
    this.listNumbers.clear();
    this.starts.push(0);
    this.party = party;
    this.cabins = cabinBits(terms.cabin);
    this.soldOn = saleDayOf(terms.nowUtc);
  }

  /**
   * The ladder of a pair of places.
   * @param day local day of the first flight that the fare covers
   * @param advance days left to the journey's first departure, as `FareDays.stepOf` tells them apart
   * @param mask classes that have seats on all flights, and lists that name all of them: see FlightLists
   */
  ladderOf(pair: number, day: number, advance: number, mask: number): number {
    const list = this.list({ pair, day, advance, set: this.rules.flights.setIn(mask) });
    for (let ladder = this.firstLadder.at(list); ladder >= 0; ladder = this.nextLadder.at(ladder)) {
      if (this.maskOf.at(ladder) === mask) return ladder;
    }
    return this.makeLadder(list, mask);
  }

  /** What all who use the fare get, as of FareRules. */
  traitsOf(fare: number): number {
    return u8At(this.rules.traits, u32At(this.world.fares.terms, fare));
  }

  private list({ pair, day, advance, set }: Listed): number {
    const kind = this.days.kindOf(day);
    const key = ((pair * this.days.kindCount + kind) * this.days.stepCount + advance) * this.rules.flights.setCount + set;
    const known = this.listNumbers.get(key);
    if (known >= 0) return known;
    const list = this.ranks.count;
    this.listNumbers.add(key, list);
    this.ranks.push(this.gather(pair, { kind, daysLeft: this.days.leastDaysLeft(advance), set }));
    this.starts.push(this.entryFare.count);
    this.firstLadder.push(-1);
    return list;
  }

  /** Appends the fares that may be used to the entries. @returns bits of their ranks */
  private gather(pair: number, { kind, daysLeft, set }: { kind: number; daysLeft: number; set: number }): number {
    const { start } = this.world.fares;
    const on = { weekdayBit: this.days.weekdayBit(kind), date: this.days.dateOfKind(kind), day: this.days.dayOfKind(kind) };
    let ranks = 0;
    const begin = this.markets.marketsOf(pair);
    for (let way = begin; way < begin + 4; way++) {
      const market = this.markets.marketAt(way);
      if (market < 0) break;
      const end = u32At(start, market + 1);
      for (let fare = u32At(start, market); fare < end; fare++) {
        const terms = u32At(this.world.fares.terms, fare);
        if (!this.applies(terms, on, daysLeft) || !this.rules.flights.allows(terms, set)) continue;
        ranks |= 1 << u8At(this.rules.brandRank, terms);
        this.entryFare.push(fare);
        this.entryTotal.push(this.party?.fareTotal(fare) ?? Number.POSITIVE_INFINITY);
      }
    }
    return ranks;
  }

  /** The rule of `refusalOf`. */
  private applies(terms: number, { weekdayBit, date, day }: DayOfKind, daysLeft: number): boolean {
    const { cabin, advanceDays, daysOfWeek, seasonFrom, seasonTo, travelFrom, travelTo, saleFrom, saleTo } = this.rules;
    if ((u8At(cabin, terms) & this.cabins) === 0 || daysLeft < u16At(advanceDays, terms)) return false;
    if ((u8At(daysOfWeek, terms) & weekdayBit) === 0) return false;
    if (day < i32At(travelFrom, terms) || day > i32At(travelTo, terms)) return false;
    if (this.soldOn < i32At(saleFrom, terms) || this.soldOn > i32At(saleTo, terms)) return false;
    const [from, to] = [u16At(seasonFrom, terms), u16At(seasonTo, terms)];
    return from <= to ? date >= from && date <= to : date >= from || date <= to;
  }

  private makeLadder(list: number, mask: number): number {
    this.findBest(list, mask);
    const ladder = this.lowest.count;
    const ranks = this.ranks.at(list);
    let lowest = Number.POSITIVE_INFINITY;
    let nearest = ranks === 0 ? 0 : 31 - Math.clz32(ranks & -ranks);
    for (let rank = 0; rank < this.rankCount; rank++) {
      // A rank that the fares do not have is their next lower one, or else their lowest.
      if ((ranks >>> rank) & 1) nearest = rank;
      const price = f64At(this.best, nearest);
      this.prices.push(price);
      this.fares.push(i32At(this.bestFare, nearest));
      if (price < lowest) lowest = price;
    }
    this.lowest.push(lowest);
    this.listOf.push(list);
    this.maskOf.push(mask);
    this.nextLadder.push(this.firstLadder.at(list));
    this.firstLadder.set(list, ladder);
    return ladder;
  }

  /** The cheapest fare of each rank in a class that has seats, the first filed where two cost the same. */
  private findBest(list: number, mask: number): void {
    this.best.fill(Number.POSITIVE_INFINITY);
    this.bestFare.fill(-1);
    const end = this.starts.at(list + 1);
    for (let entry = this.starts.at(list); entry < end; entry++) {
      const terms = u32At(this.world.fares.terms, this.entryFare.at(entry));
      if ((i32At(this.rules.classBit, terms) & mask) === 0) continue;
      const rank = u8At(this.rules.brandRank, terms);
      if (this.entryTotal.at(entry) >= f64At(this.best, rank)) continue;
      this.best[rank] = this.entryTotal.at(entry);
      this.bestFare[rank] = this.entryFare.at(entry);
    }
  }
}
