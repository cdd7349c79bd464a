import type { LocalClock } from "../tables/local-clock";

const DAY_MINUTES = 1440;
/** No clock is further ahead of UTC. */
const WIDEST_OFFSET_MINUTES = 14 * 60;

/**
 * Days from the sale to the first departure of the journeys of one direction and day, as the advance purchase of fares counts them: from the
 * date on the clock of the airport where the journey begins to the date of its first departure. The hour of neither matters.
 */
export class DaysLeft {
  /** The least of them: that of airports which have the latest date on earth, or what all journeys have that the direction continues. */
  least = 0;
  private nowUtc = 0;
  private latest = 0;
  private begins = true;

  constructor(private readonly clock: LocalClock) {}

  /**
   * @param nowUtc minutes since epoch
   * @param day local day of the direction's first departures
   * @param ofJourney where the direction continues a journey, the days left to that journey's first departure; null where it begins it
   */
  begin(nowUtc: number, day: number, ofJourney: number | null): void {
    this.nowUtc = nowUtc;
    this.latest = Math.floor((nowUtc + WIDEST_OFFSET_MINUTES) / DAY_MINUTES);
    this.begins = ofJourney === null;
    this.least = ofJourney ?? day - this.latest;
  }

  /** Days left where the direction's first flight leaves from this airport, less the least: 0, 1 or 2, as there are three dates on earth at most. */
  advanceFrom(airport: number): number {
    return this.begins ? this.latest - this.clock.localDay(airport, this.nowUtc) : 0;
  }
}
