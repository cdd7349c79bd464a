import type { LegPattern } from "../schedule";

/** A flight number whose departures an import changes, with all its legs before and after, past ones left out. */
export interface ChangedFlight {
  carrier: string;
  flightNumber: number;
  suffix: string;
  before: readonly LegPattern[];
  after: readonly LegPattern[];
}
