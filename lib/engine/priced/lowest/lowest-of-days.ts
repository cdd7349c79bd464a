import { sortedBy } from "@/lib/util/sort";
import type { Asked, DirectionSearch } from "../direction/direction-search";
import { OneStopSearch } from "../direction/one-stop-search";
import { TwoStopSearch, type TwoStopWay } from "../direction/two-stop-search";
import type { LowestJourney, LowestQuery } from "../query";
import { FirstFlights } from "./first-flights";
import { LowestFronts } from "./lowest-fronts";
import { Slices } from "./slices";

const NONE = -1;

/** A way that journeys of any day may go: first flights of a carrier, and how they go on. */
interface Way {
  /** As of `FirstFlights.pairs`. */
  pair: number;
  /** The least that a journey of any day costs, by fares on file. */
  least: number;
}

interface OneStopWay extends Way {
  lastRoute: number;
}

/**
 * The lowest prices of many days at once. Days share rows, fares and bounds: the ways of all days are sorted once by the least that they may
 * cost, and walked until that is above the highest price still to be beaten on any day; of each way those days are looked at whose price
 * is above it. What is cheap is found first, so that little else has to be looked at.
 */
export class LowestOfDays {
  private readonly fronts: LowestFronts;
  private readonly first: FirstFlights;
  private readonly oneStops: OneStopSearch;
  private readonly twoStops: TwoStopSearch;
  private readonly slices: Slices;

  constructor(private readonly search: DirectionSearch) {
    this.fronts = new LowestFronts(search);
    this.first = new FirstFlights(search.tables, search.timetable);
    this.oneStops = new OneStopSearch(search, this.fronts);
    this.twoStops = new TwoStopSearch(search, this.fronts);
    this.slices = new Slices(search.timetable);
  }

  /** Comes back in between, so that others have their turn; nobody else may use the search meanwhile. */
  *run(asked: Asked, query: LowestQuery): Generator<undefined, LowestJourney[][]> {
    this.search.begin(asked);
    this.slices.begin();
    this.fronts.begin(query);
    this.first.begin(this.search.flights.firstRoutes, { first: query.fromDay, last: query.fromDay + query.days - 1 });
    this.takeNonstops(query.fromDay);
    yield;
    if (query.maxStops > 0) {
      yield* this.walk(yield* this.oneStopWays(asked), query.days, (row, { lastRoute }) => {
        this.oneStops.begin(row, asked.party);
        this.oneStops.extendOn(row, lastRoute, asked.party);
      });
    }
    if (query.maxStops > 1) {
      this.twoStops.begin();
      yield* this.walk(yield* this.twoStopWays(asked), query.days, (row, way) => this.twoStops.extendWay(row, way, asked.party));
    }
    return this.fronts.journeys();
  }

  private takeNonstops(fromDay: number): void {
    const { itineraries, timetable } = this.search;
    for (let index = 0; index < itineraries.count; index++) {
      const row = itineraries.first.at(index);
      this.fronts.startWith(row, timetable.days.at(row) - fromDay);
      this.fronts.take(index);
    }
  }

  private *oneStopWays({ party }: Asked): Generator<undefined, OneStopWay[]> {
    const most = this.fronts.highestLimit();
    const ways: OneStopWay[] = [];
    for (const [pair, scheduled] of this.first.pairs.entries()) {
      this.oneStops.forEachWay(scheduled, party, (lastRoute, least) => {
        this.slices.see(1);
        if (least <= most && least < Number.POSITIVE_INFINITY) ways.push({ pair, lastRoute, least });
      });
      if (this.slices.isOver()) yield;
    }
    return ways;
  }

  private *twoStopWays({ party }: Asked): Generator<undefined, (Way & TwoStopWay)[]> {
    const most = this.fronts.highestLimit();
    const ways: (Way & TwoStopWay)[] = [];
    for (const [pair, scheduled] of this.first.pairs.entries()) {
      this.twoStops.forEachWay(scheduled, party, (candidate, through, least) => {
        this.slices.see(1);
        if (least <= most && least < Number.POSITIVE_INFINITY) ways.push({ pair, candidate, through, least });
      });
      if (this.slices.isOver()) yield;
    }
    return ways;
  }

  private *walk<Any extends Way>(ways: readonly Any[], days: number, extend: (row: number, way: Any) => void): Generator<undefined, void> {
    for (const way of sortedBy(ways, ({ least }) => least)) {
      if (way.least > this.fronts.highestLimit()) return;
      for (let day = 0; day < days; day++) {
        if (way.least > this.fronts.limitOf(day)) continue;
        for (let row = this.first.on(way.pair, day); row !== NONE; row = this.first.after(row)) {
          this.fronts.startWith(row, day);
          extend(row, way);
          this.slices.extend();
        }
      }
      if (this.slices.isOver()) yield;
    }
  }
}
