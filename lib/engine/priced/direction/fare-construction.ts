import type { Network } from "@/lib/engine/network";
import { f64At, i32At, u16At } from "@/lib/util/at";
import type { FareLadders } from "../prices/fare-ladders";
import type { FareMarkets } from "../prices/fare-markets";
import type { FareUse } from "../query";
import type { DepartureTable } from "./departure-table";

const MOST_FLIGHTS = 3;
const NONE = -1;
/** Brand ranks are bits of an integer; the importer allows 0 to 20. */
const MOST_RANKS = 31;

/**
 * Fare construction of one direction, in the sense of ATPCO: each fare component is one fare over consecutive flights of one carrier, and
 * the cheapest sum of components at one brand rank counts. The rule of `priceDirection`, on fare ladders.
 */
export class FareConstruction {
  /** Taxes of the party on the flights that were set. */
  taxes = 0;
  private flights = 0;
  /** Ladder of the flights `from` … `to`, at `from * MOST_FLIGHTS + to`. */
  private readonly spans = new Int32Array(MOST_FLIGHTS * MOST_FLIGHTS);
  private readonly totals = new Float64Array(MOST_FLIGHTS + 1);
  private readonly counts = new Int32Array(MOST_FLIGHTS + 1);
  private readonly begins = new Int32Array(MOST_FLIGHTS + 1);
  private readonly rows = new Int32Array(MOST_FLIGHTS);
  private readonly noted = new Int32Array(MOST_FLIGHTS);
  private readonly quoted = new Int32Array(MOST_FLIGHTS);

  constructor(
    private readonly network: Network,
    private readonly timetable: DepartureTable,
    private readonly markets: FareMarkets,
    private readonly ladders: FareLadders,
  ) {}

  /** Takes the flights of one direction; rows of -1 are none. */
  set(first: number, second: number, third: number, advance: number): void {
    this.rows[0] = first;
    this.rows[1] = second;
    this.rows[2] = third;
    this.flights = third >= 0 ? 3 : second >= 0 ? 2 : 1;
    this.taxes = 0;
    for (let flight = 0; flight < this.flights; flight++) {
      this.taxes += this.timetable.taxes.at(i32At(this.rows, flight));
      this.setSpansFrom(flight, advance);
    }
  }

  /** Bits of the brand ranks that could be used on the flights, sold out or not. */
  ranks(): number {
    let ranks = 0;
    for (let from = 0; from < this.flights; from++) {
      for (let to = from; to < this.flights; to++) {
        const ladder = i32At(this.spans, from * MOST_FLIGHTS + to);
        if (ladder >= 0) ranks |= this.ladders.ranks.at(this.ladders.listOf.at(ladder));
      }
    }
    return ranks;
  }

  /**
   * The least that the fares of a brand rank cost, without taxes; infinite where none can be booked.
   * @param traits bits that all fares of the rank must have
   */
  lowestTotal(traits: number): number {
    if (traits === 0) return this.lowestOfAny();
    let lowest = Number.POSITIVE_INFINITY;
    // Ranks that the fares do not have cost what one that they have costs, so all may be asked.
    for (let rank = 0; rank < this.ladders.rankCount; rank++) {
      const total = this.totalAt(rank);
      if (total < lowest && (traits === 0 || this.hasTraits(rank, traits))) lowest = total;
    }
    return lowest;
  }

  private lowestOfAny(): number {
    if (this.flights === 1) return this.ladders.lowest.at(i32At(this.spans, 0));
    let lowest = Number.POSITIVE_INFINITY;
    for (let rank = 0; rank < this.ladders.rankCount; rank++) {
      const total = this.flights === 2 ? this.leastOfTwo(rank, 0) : this.leastOfThree(rank);
      if (total < lowest) lowest = total;
    }
    return lowest;
  }

  /** What a rank costs over a flight and the next one. */
  private leastOfTwo(rank: number, from: number): number {
    return Math.min(this.priceOf(from, from, rank) + this.priceOf(from + 1, from + 1, rank), this.priceOf(from, from + 1, rank));
  }

  private leastOfThree(rank: number): number {
    const lastAlone = this.leastOfTwo(rank, 0) + this.priceOf(2, 2, rank);
    return Math.min(lastAlone, this.priceOf(0, 0, rank) + this.priceOf(1, 2, rank), this.priceOf(0, 2, rank));
  }

  /** What a rank costs with one fare over the flights `from` … `to`; infinite where there is none. */
  private priceOf(from: number, to: number, rank: number): number {
    const ladder = i32At(this.spans, from * MOST_FLIGHTS + to);
    return ladder < 0 ? Number.POSITIVE_INFINITY : this.ladders.prices.at(ladder * this.ladders.rankCount + rank);
  }

  /**
   * The lowest brand rank of those that cost least.
   * @param traits bits that all fares of the rank must have
   * @returns -1 where none can be booked
   */
  cheapestRank(traits: number): number {
    const ranks = this.ranks();
    let lowest = Number.POSITIVE_INFINITY;
    let found = NONE;
    for (let rank = 0; rank < Math.min(this.ladders.rankCount, MOST_RANKS); rank++) {
      if (((ranks >>> rank) & 1) === 0) continue;
      const total = this.totalAt(rank);
      if (total < lowest && (traits === 0 || this.hasTraits(rank, traits))) {
        lowest = total;
        found = rank;
      }
    }
    return found;
  }

  /** The fares of that rank, in the order of travel. */
  cheapestFares(traits: number): FareUse[] {
    return this.faresAt(this.cheapestRank(traits));
  }

  /** What the fares of a rank cost, without taxes; infinite where it cannot be booked. */
  totalAt(rank: number): number {
    const { prices, rankCount } = this.ladders;
    this.totals.fill(Number.POSITIVE_INFINITY);
    this.totals[0] = 0;
    for (let end = 1; end <= this.flights; end++) {
      for (let begin = 0; begin < end; begin++) {
        const ladder = i32At(this.spans, begin * MOST_FLIGHTS + end - 1);
        if (ladder < 0) continue;
        const total = f64At(this.totals, begin) + prices.at(ladder * rankCount + rank);
        const count = i32At(this.counts, begin) + 1;
        const other = f64At(this.totals, end);
        const others = i32At(this.counts, end);
        if (total > other || total === Number.POSITIVE_INFINITY || (total === other && count >= others)) continue;
        this.totals[end] = total;
        this.counts[end] = count;
        this.begins[end] = begin;
      }
    }
    return f64At(this.totals, this.flights);
  }

  /** The fares of a rank that can be booked, in the order of travel. */
  faresAt(rank: number): FareUse[] {
    if (this.totalAt(rank) === Number.POSITIVE_INFINITY) return [];
    const fares: FareUse[] = [];
    for (let end = this.flights; end > 0; end = i32At(this.begins, end)) {
      const from = i32At(this.begins, end);
      fares.push({ from, to: end - 1, fare: this.fareOf(from, end, rank) });
    }
    return fares.reverse();
  }

  /** Bits of the ranks that can be booked, and of those that come to other fares than a rank. */
  ranksBeside(rank: number): { bookable: number; others: number } {
    this.noteFares(rank, this.quoted);
    let bookable = 0;
    let others = 0;
    for (let each = 0; each < this.ladders.rankCount; each++) {
      this.noteFares(each, this.noted);
      if (i32At(this.noted, 0) !== NONE) bookable |= 1 << each;
      if (this.noted.some((fare, place) => fare !== this.quoted[place])) others |= 1 << each;
    }
    return { bookable, others };
  }

  /** Notes the fares of a rank from the last to the first, NONE where there are no more. */
  private noteFares(rank: number, fares: Int32Array): void {
    fares.fill(NONE);
    if (this.totalAt(rank) === Number.POSITIVE_INFINITY) return;
    for (let end = this.flights, place = 0; end > 0; place++) {
      const from = i32At(this.begins, end);
      fares[place] = this.fareOf(from, end, rank);
      end = from;
    }
  }

  /** The fare of a rank over the flights from `from` up to, not including, `end`. */
  private fareOf(from: number, end: number, rank: number): number {
    const ladder = i32At(this.spans, from * MOST_FLIGHTS + end - 1);
    return this.ladders.fares.at(ladder * this.ladders.rankCount + rank);
  }

  /** The least that one fare over two flights costs, without taxes; infinite where they are of two carriers or have none. */
  lowestOfBoth(first: number, second: number, advance: number): number {
    if (this.carrierAt(first) !== this.carrierAt(second)) return Number.POSITIVE_INFINITY;
    return this.ladders.lowest.at(this.ladderOver(first, second, advance, this.maskOver(first, second)));
  }

  private maskOver(first: number, second: number): number {
    return this.timetable.bothMasks(this.timetable.maskOf(first), this.timetable.maskOf(second));
  }

  private hasTraits(rank: number, traits: number): boolean {
    return this.faresAt(rank).every(({ fare }) => (this.ladders.traitsOf(fare) & traits) === traits);
  }

  private setSpansFrom(from: number, advance: number): void {
    const row = i32At(this.rows, from);
    const carrier = this.carrierAt(row);
    this.spans.fill(NONE, from * MOST_FLIGHTS, (from + 1) * MOST_FLIGHTS);
    this.spans[from * MOST_FLIGHTS + from] = this.timetable.ladderOf(row, advance, this.ladders);
    let mask = this.timetable.maskOf(row);
    for (let to = from + 1; to < this.flights && this.carrierAt(i32At(this.rows, to)) === carrier; to++) {
      const last = i32At(this.rows, to);
      mask = this.timetable.bothMasks(mask, this.timetable.maskOf(last));
      this.spans[from * MOST_FLIGHTS + to] = this.ladderOver(row, last, advance, mask);
    }
  }

  /** Ladder of the fares over consecutive flights of one carrier. @param mask what they have in common, see FlightLists */
  ladderOver(first: number, last: number, advance: number, mask: number): number {
    const { from, to } = this.network.routes;
    const carrier = this.carrierAt(first);
    const pair = this.markets.throughPair(carrier, u16At(from, this.timetable.routeOf(first)), u16At(to, this.timetable.routeOf(last)));
    return this.ladders.ladderOf(pair, this.timetable.days.at(first), advance, mask);
  }

  private carrierAt(row: number): number {
    return u16At(this.network.services.carrier, this.timetable.services.at(row));
  }
}
