import { itemAt } from "@/lib/util/at";
import type { DirectionSearch } from "../direction/direction-search";
import type { Judge } from "../direction/judge";
import type { LowestJourney, LowestQuery } from "../query";
import { DayFront } from "./day-front";

/**
 * The journeys of each day that a question about lowest prices keeps: the cheapest one, and where asked for those that are dearer but ready
 * earlier, or dearer but leave later. Of those that are alike the one of the lowest transfer rank stays, then the first by `compareKeys`.
 */
export class LowestFronts implements Judge {
  private fronts: DayFront[] = [];
  private query: LowestQuery | null = null;
  private keep: LowestQuery["keep"] = "cheapest";
  /** Least minutes after an arrival until a next direction may leave. */
  private leastBetween = 0;
  private front = new DayFront(0);
  /** Of the first flight at hand, minutes since epoch. */
  private departure = 0;
  private highest = 0;

  constructor(private readonly search: DirectionSearch) {}

  begin(query: LowestQuery): void {
    const most = query.maxTotalMinor ?? Number.POSITIVE_INFINITY;
    this.query = query;
    this.keep = query.keep;
    this.leastBetween = Math.min(...this.search.routes.destinations.map(query.minutesBetween));
    this.fronts = Array.from({ length: query.days }, () => new DayFront(most));
    this.highest = most;
  }

  /** Says which first flight the next itineraries begin with. @param day of the query, from 0 */
  startWith(first: number, day: number): void {
    this.front = itemAt(this.fronts, day);
    this.departure = this.search.timetable.departures.at(first);
  }

  prunes(_transferRank: number, total: number, arrivalUtc: number): boolean {
    if (total === Number.POSITIVE_INFINITY || arrivalUtc === Number.POSITIVE_INFINITY) return true;
    return this.front.isWorse(total, this.latenessOf(arrivalUtc, this.leastBetween));
  }

  take(index: number): void {
    const { total, arrival, end, transferRank } = this.search.itineraries;
    const lateness = this.latenessOf(arrival.at(index), this.query?.minutesBetween(end.at(index)) ?? 0);
    if (this.front.isWorse(total.at(index), lateness)) return;
    this.front.take(index, total.at(index), lateness, (one, other) => {
      return transferRank.at(one) - transferRank.at(other) || this.search.compareKeys(one, other);
    });
    if (this.keep === "cheapest") this.highest = Math.max(...this.fronts.map((front) => front.limit(true)));
  }

  /** The most that a journey of a day may cost to be of use. @param day of the query, from 0 */
  limitOf(day: number): number {
    return itemAt(this.fronts, day).limit(this.keep === "cheapest");
  }

  /** The most that a journey of any day may cost to be of use. */
  highestLimit(): number {
    return this.highest;
  }

  /** Day by day, cheapest first. */
  journeys(): LowestJourney[][] {
    return this.fronts.map(({ itineraries }) => itineraries.map((index) => this.journeyOf(index)));
  }

  private latenessOf(arrival: number, between: number): number {
    return this.keep === "cheapest" ? 0 : this.keep === "ready" ? arrival + between : -this.departure;
  }

  private journeyOf(index: number): LowestJourney {
    const { itineraries, timetable } = this.search;
    const destination = itineraries.end.at(index);
    const rows = this.search.rowsOf(index);
    return {
      totalMinor: itineraries.total.at(index),
      services: rows.map((row) => timetable.services.at(row)),
      departures: rows.map((row) => timetable.departures.at(row)),
      fares: this.search.faresOf(index),
      departureUtc: itineraries.departure.at(index),
      arrivalUtc: itineraries.arrival.at(index),
      readyUtc: itineraries.arrival.at(index) + (this.query?.minutesBetween(destination) ?? 0),
      destination,
    };
  }
}
