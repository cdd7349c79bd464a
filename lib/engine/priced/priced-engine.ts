import type { PricedWorld } from "./priced-world";
import type { AnywhereQuestion, JourneyQuestion, LowestJourney, LowestQuestion, PricedJourney } from "./questions";

/**
 * Answers questions for priced journeys on one schedule with its fares. Keeps what searches have in common, so make one per snapshot and
 * currency and use it again; it serves one question at a time and never waits.
 */
export declare class PricedEngine {
  constructor(world: PricedWorld);

  /** The journeys worth showing, in the order of offers: at most 300, 75 of them on separate tickets, each group by price. */
  search(question: JourneyQuestion): PricedJourney[];

  /** By day from `fromDay` on, the cheapest journey, or the front asked for, cheapest first; empty where nothing can be had. */
  lowestOfDays(question: LowestQuestion): LowestJourney[][];

  /** By airport (index in the network) the cheapest journey of all days; two stops only where no journey with fewer gets there. */
  lowestAnywhere(question: AnywhereQuestion): Map<number, LowestJourney>;
}
