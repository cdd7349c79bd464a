import { GrowingIntegers } from "@/lib/util/growing";
import type { Asked, DirectionSearch } from "./direction-search";
import { Dominance } from "./dominance";
import { MinuteJudge } from "./minute-judge";
import { OneStopSearch } from "./one-stop-search";
import { TwoStopSearch } from "./two-stop-search";

const NONE = -1;

/**
 * Completes a direction: adds the itineraries with stops and marks which are dominated. Departures are swept from the last to the first
 * minute, as in rRAPTOR (Delling, Pajor, Werneck 2012): whatever was entered before leaves no earlier, so departure is no criterion of
 * the Pareto fronts. Within a minute there is a round for each number of stops. Labels are pruned by lower bounds, so nothing is lost.
 */
export class DepartureSweep {
  private readonly dominance: Dominance;
  private readonly oneStops: OneStopSearch;
  private readonly twoStops: TwoStopSearch;
  private readonly minute: MinuteJudge;
  /** By minutes after the earliest departure, the last itinerary and the last first flight there; those before are chained. */
  private readonly itinerariesAt = new GrowingIntegers();
  private readonly rowsAt = new GrowingIntegers();
  private readonly nextRow = new GrowingIntegers();

  constructor(private readonly search: DirectionSearch) {
    this.dominance = new Dominance(search.itineraries);
    this.minute = new MinuteJudge(search, this.dominance);
    this.oneStops = new OneStopSearch(search, this.dominance);
    this.twoStops = new TwoStopSearch(search, this.minute);
  }

  /** @param asked what `search` has begun with, of one day */
  run(asked: Asked): void {
    this.dominance.begin(asked.terms.maxTotalMinor ?? Number.POSITIVE_INFINITY);
    this.minute.begin();
    this.twoStops.begin();
    for (let minute = this.sortByMinute(); minute >= 0; minute--) {
      this.enterNonstops(minute);
      if (this.rowsAt.at(minute) === NONE) continue;
      this.addOneStops(minute, asked);
      if (asked.terms.maxStops < 2) continue;
      for (let row = this.rowsAt.at(minute); row !== NONE; row = this.nextRow.at(row)) this.twoStops.extend(row, asked.party);
      this.minute.settle();
    }
  }

  private minuteOf(departure: number): number {
    return departure - this.search.flights.earliest;
  }

  /** @returns the last minute that has anything */
  private sortByMinute(): number {
    const { itineraries, timetable, flights } = this.search;
    let last = NONE;
    let rows = 0;
    for (let index = 0; index < itineraries.count; index++) last = Math.max(last, this.minuteOf(itineraries.departure.at(index)));
    for (const route of flights.firstRoutes) {
      last = Math.max(last, this.minuteOf(timetable.departures.at(timetable.endOf(route) - 1)));
      rows = Math.max(rows, timetable.endOf(route));
    }
    for (const column of [this.itinerariesAt, this.rowsAt]) {
      column.reserve(last + 1);
      column.values.fill(NONE, 0, last + 1);
    }
    this.nextRow.reserve(rows);
    for (let index = 0; index < itineraries.count; index++) {
      const minute = this.minuteOf(itineraries.departure.at(index));
      itineraries.next.set(index, this.itinerariesAt.at(minute));
      this.itinerariesAt.set(minute, index);
    }
    for (const route of flights.firstRoutes) this.chainRows(route);
    return last;
  }

  private chainRows(route: number): void {
    const { timetable } = this.search;
    for (let row = timetable.firstOf(route); row < timetable.endOf(route); row++) {
      const minute = this.minuteOf(timetable.departures.at(row));
      this.nextRow.set(row, this.rowsAt.at(minute));
      this.rowsAt.set(minute, row);
    }
  }

  private enterNonstops(minute: number): void {
    const { itineraries } = this.search;
    for (let index = this.itinerariesAt.at(minute); index !== NONE; index = itineraries.next.at(index)) {
      this.dominance.enter(index);
      this.judge(index);
    }
  }

  private addOneStops(minute: number, { party }: Asked): void {
    const { itineraries } = this.search;
    const before = itineraries.count;
    for (let row = this.rowsAt.at(minute); row !== NONE; row = this.nextRow.at(row)) this.oneStops.extend(row, party);
    for (let index = before; index < itineraries.count; index++) this.dominance.enter(index);
    for (let index = before; index < itineraries.count; index++) this.judge(index);
  }

  private judge(index: number): void {
    if (this.dominance.isDominated(index)) this.search.itineraries.dominated.set(index, 1);
  }
}
