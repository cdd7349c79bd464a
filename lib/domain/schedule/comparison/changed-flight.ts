import type { LegPattern } from "../schedule";

/** A flight number whose departures an import changes, with all its legs before and after, past ones left out. */
export interface ChangedFlight {
  carrier: string;
  flightNumber: number;
  suffix: string;
  before: readonly LegPattern[];
  after: readonly LegPattern[];
}

/** What counts of a flight number's schedule after a change, whether or not that has touched it. */
export interface CountingFlight {
  /** As `flightCode` writes it. */
  flight: string;
  legs: readonly LegPattern[];
  /**
   * Whether the schedule of its carrier is here for a departure, so that it is not flown where `legs` do not have it.
   * @param day day numbers of the departure by the airport's clock and in UTC
   */
  isKnownOn(day: { local: number; utc: number }): boolean;
}
