import type { FareDays } from "../prices/fare-days";
import type { LocalClock } from "../tables/local-clock";

/**
 * Days from the sale to the first departure of the journeys of one direction, as the advance purchase of fares counts them: from the date
 * on the clock of the airport where the journey begins to the date of its first departure. The hour of neither matters.
 */
export class DaysLeft {
  private nowUtc = 0;
  private ofJourney: number | null = null;

  constructor(
    private readonly clock: LocalClock,
    private readonly fareDays: FareDays,
  ) {}

  /**
   * @param nowUtc minutes since epoch
   * @param ofJourney where the direction continues a journey, the days left to that journey's first departure; null where it begins it
   */
  begin(nowUtc: number, ofJourney: number | null): void {
    this.nowUtc = nowUtc;
    this.ofJourney = ofJourney;
  }

  /** Days left where the direction's first flight leaves from this airport on a local day, as `FareDays.stepOf` tells them apart. */
  advanceFrom(airport: number, day: number): number {
    return this.fareDays.stepOf(this.ofJourney ?? day - this.clock.localDay(airport, this.nowUtc));
  }
}
