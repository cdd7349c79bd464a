import { addDays, dayNumber } from "@/lib/domain/dates";

/** How large a made world is to be. The same options give the same world, to the last leg and fare. */
export interface WorldOptions {
  seed: number;
  /** The largest so many of the product's reference data, which has 3,952. */
  airports: number;
  /** Take-offs of an average day. */
  flightsPerDay: number;
  /** SSIM leg records wanted; as few as the clock changes allow where that is more. */
  legRecords: number;
  /** Fares wanted, each for one direction. */
  fares: number;
  /** First day that is sold, `YYYY-MM-DD`. The schedule has whole IATA seasons, from the one that holds this day. */
  from: string;
}

/** Days that are sold: what the product compiles. */
export const WORLD_DAYS = 330;

/** The world of so many flights a day, in the proportions of the real one: 100,000 flights, 4,000 airports, a million leg records. */
export function worldOf(flightsPerDay: number, from: string, seed = 1): WorldOptions {
  const airports = Math.min(3952, Math.round(0.703 * flightsPerDay ** 0.75));
  return { seed, airports, flightsPerDay, legRecords: flightsPerDay * 10, fares: flightsPerDay * 17, from };
}

/** First day that a search may ask for and the last one, day numbers. */
export function daysOf({ from }: WorldOptions): { fromDay: number; toDay: number } {
  return { fromDay: dayNumber(from), toDay: dayNumber(addDays(from, WORLD_DAYS - 1)) };
}
