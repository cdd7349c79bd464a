import { i32At, u8At } from "@/lib/util/at";
import { GrowingIntegers } from "@/lib/util/growing";
import { type DaySpan, includesDay } from "../direction/departure-filter";
import type { DepartureTable } from "../direction/departure-table";
import type { ScheduleTables } from "../tables/schedule-tables";
import { ALONE_ONLY } from "../tables/service-use";

const NONE = -1;

/** First flights of the journeys with stops of some days, by carrier and route (pair) and by day. */
export class FirstFlights {
  /** Pairs that have any. */
  readonly pairs: number[] = [];
  private readonly numberOf = new Map<number, number>();
  /** By pair and day, a row of the timetable; those of the same are chained. */
  private readonly heads = new GrowingIntegers();
  private readonly next = new GrowingIntegers();
  private days: DaySpan = { first: 0, last: -1 };
  /** How many days there are. */
  dayCount = 0;

  constructor(
    private readonly tables: ScheduleTables,
    private readonly timetable: DepartureTable,
  ) {}

  /** Takes the flights of listed routes. */
  begin(routes: readonly number[], days: DaySpan): void {
    this.days = days;
    this.dayCount = days.last - days.first + 1;
    this.pairs.length = 0;
    this.numberOf.clear();
    this.heads.clear();
    for (const route of routes) {
      this.next.reserve(this.timetable.endOf(route));
      for (let row = this.timetable.firstOf(route); row < this.timetable.endOf(route); row++) this.chain(row);
    }
  }

  /** One of the pair's flights on a day, -1 for none. @param number of the pair, as it stands in `pairs` @param day from 0 */
  on(number: number, day: number): number {
    return i32At(this.heads.values, number * this.dayCount + day);
  }

  /** The next one after a flight of the same pair and day, -1 for none. */
  after(row: number): number {
    return this.next.at(row);
  }

  private chain(row: number): void {
    const day = this.timetable.days.at(row);
    if (!includesDay(this.days, day) || u8At(this.tables.uses, this.timetable.services.at(row)) === ALONE_ONLY) return;
    const slot = this.numberOfPair(this.timetable.pairOf(row)) * this.dayCount + day - this.days.first;
    this.next.set(row, this.heads.at(slot));
    this.heads.set(slot, row);
  }

  private numberOfPair(pair: number): number {
    const known = this.numberOf.get(pair);
    if (known !== undefined) return known;
    const number = this.pairs.push(pair) - 1;
    this.numberOf.set(pair, number);
    for (let day = 0; day < this.dayCount; day++) this.heads.push(NONE);
    return number;
  }
}
