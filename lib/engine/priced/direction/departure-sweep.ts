import { GrowingIntegers } from "@/lib/util/growing";
import type { Asked, DirectionSearch } from "./direction-search";
import { type Goal, Outdone } from "./dominance";
import { OneStops } from "./one-stop-search";
import { TwoStops } from "./two-stop-search";

const NONE = -1;

/**
 * Completes a direction: marks what is outdone, and adds the journeys with stops that are not. Departures are gone through from the last to
 * the first minute, so that whatever was met before leaves no earlier. Parts of journeys are given up as soon as all that they may become is
 * outdone: the bounds never promise more money or time than the journey takes.
 */
export class TwoStopSearch {
  private readonly outdone: Outdone;
  private readonly oneStops: OneStops;
  private readonly twoStops: TwoStops;
  private goal: Goal | null = null;
  /** By minutes after the earliest departure, the last one found and the last first row there; those before it are chained. */
  private readonly journeysAt = new GrowingIntegers();
  private readonly rowsAt = new GrowingIntegers();
  private readonly nextRow = new GrowingIntegers();

  constructor(private readonly search: DirectionSearch) {
    this.outdone = new Outdone(search.found);
    this.oneStops = new OneStops(search, this.outdone);
    this.twoStops = new TwoStops(search, this.outdone);
  }

  /**
   * @param asked what `search` has begun with
   * @param anotherDay whether it differs from what was asked before in the day alone
   */
  run(asked: Asked, goal: Goal, anotherDay = false): void {
    this.goal = goal;
    this.outdone.begin(goal);
    this.twoStops.begin(anotherDay);
    for (let minute = this.sortByMinute(); minute >= 0; minute--) {
      this.enterNonstops(minute);
      if (this.rowsAt.at(minute) === NONE) continue;
      this.addOneStops(minute, asked);
      if (asked.terms.maxStops < 2) continue;
      for (let row = this.rowsAt.at(minute); row !== NONE; row = this.nextRow.at(row)) this.twoStops.extend(row, asked.party);
      this.twoStops.settle();
    }
  }

  /** Where departures do not count, all are taken for one minute. */
  private minuteOf(departure: number): number {
    return this.goal?.departure ? departure - this.search.flights.earliest : 0;
  }

  /** @returns the last minute with anything */
  private sortByMinute(): number {
    const { found, timetable, flights } = this.search;
    let last = NONE;
    let rows = 0;
    for (let index = 0; index < found.count; index++) last = Math.max(last, this.minuteOf(found.departure.at(index)));
    for (const route of flights.firstRoutes) {
      last = Math.max(last, this.minuteOf(timetable.departures.at(timetable.endOf(route) - 1)));
      rows = Math.max(rows, timetable.endOf(route));
    }
    for (const column of [this.journeysAt, this.rowsAt]) {
      column.reserve(last + 1);
      column.values.fill(NONE, 0, last + 1);
    }
    this.nextRow.reserve(rows);
    for (let index = 0; index < found.count; index++) {
      const minute = this.minuteOf(found.departure.at(index));
      found.next.set(index, this.journeysAt.at(minute));
      this.journeysAt.set(minute, index);
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
    const { found } = this.search;
    for (let index = this.journeysAt.at(minute); index !== NONE; index = found.next.at(index)) {
      this.outdone.enter(index);
      this.judge(index);
    }
  }

  private addOneStops(minute: number, { party }: Asked): void {
    const { found } = this.search;
    const before = found.count;
    for (let row = this.rowsAt.at(minute); row !== NONE; row = this.nextRow.at(row)) this.oneStops.extend(row, party);
    for (let index = before; index < found.count; index++) this.outdone.enter(index);
    for (let index = before; index < found.count; index++) this.judge(index);
  }

  private judge(index: number): void {
    if (this.outdone.isOutdone(index)) this.search.found.outdone.set(index, 1);
  }
}
