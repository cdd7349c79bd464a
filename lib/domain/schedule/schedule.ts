import type { LegSale } from "./leg-sale";

/**
 * Flight dates that a later set of the schedule has taken over: there what it says counts, or nothing is flown. In the time mode of the leg
 * that it hides.
 */
export interface Covering {
  /** `YYYY-MM-DD`, both included; null is open-ended. */
  from: string;
  to: string | null;
  /** Bit 0 is Monday … bit 6 Sunday. */
  days: number;
  /** 2 is every second week, counted from the week of `from`. */
  frequency: 1 | 2;
}

/** Shared by all legs that no later set touches. */
export const UNCOVERED: readonly Covering[] = [];

/**
 * One leg of a flight that repeats over a period: what one SSIM chapter 7 type 3 record says, and one row of `schedule_leg`.
 * A flight is all legs that share carrier, number, suffix, itinerary variation and set, in the order of `legSequence`.
 */
export interface LegPattern extends LegSale {
  carrier: string;
  flightNumber: number;
  /** Operational suffix, one letter or empty. */
  suffix: string;
  itineraryVariation: number;
  legSequence: number;
  /** SSIM service type letter: `J` scheduled passenger, `C` charter, … */
  serviceType: string;
  /** 'L' local or 'U' UTC: how dates and times below are to be read. */
  timeMode: "L" | "U";
  /** First and last date of the flight (of its first departure), `YYYY-MM-DD`; null is open-ended. */
  periodFrom: string;
  periodTo: string | null;
  /** Bit 0 is Monday … bit 6 Sunday, of the flight's date. */
  daysOfOperation: number;
  /** 1 every week, 2 every second week, counted from the week of `periodFrom` (weeks begin on that date). */
  frequency: 1 | 2;
  origin: string;
  destination: string;
  /** Minutes after midnight. */
  departureMinutes: number;
  arrivalMinutes: number;
  /** Days after the flight's date. Never blank here: the importer fills in what files leave out. */
  departureDayOffset: number;
  arrivalDayOffset: number;
  /**
   * The file's own offset from UTC, minutes, where a clock change makes the local time impossible or double on some date: there it decides
   * which instant is meant. Missing or null where that never happens.
   */
  departureUtcOffset?: number | null;
  arrivalUtcOffset?: number | null;
  /**
   * Minutes from the passengers' departure to the aircraft's, and from the aircraft's arrival to the passengers': a transfer to the aircraft. The
   * flight's date is the aircraft's. Missing or null where the times are the same.
   */
  departureTransfer?: number | null;
  arrivalTransfer?: number | null;
  /** Empty where the file names none. */
  departureTerminal: string;
  arrivalTerminal: string;
  /** IATA aircraft type. */
  aircraft: string;
  /** Booking classes, highest first, e.g. `JCDYBMKQTV`; empty where the file leaves them to the fares. */
  bookingDesignators: string;
  /** E.g. `C16Y234`: what may be sold, blocked seats taken off. */
  configuration: string;
  /** Flight dates on which the leg is not flown, whatever it says itself; mostly none. */
  coveredBy: readonly Covering[];
}
