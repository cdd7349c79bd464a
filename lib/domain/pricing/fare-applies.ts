import { fromDayNumber, weekday } from "../dates";
import type { CabinChoice } from "../offer";
import type { Fare } from "./fare";

/** When and how a fare is to be used. */
export interface FareUse {
  /** Day number of the local date on which the first flight of the fare leaves. */
  day: number;
  /**
   * Days from the sale to the journey's first departure: from the date at the airport where the journey begins to that of its departure. So the
   * advance purchase of fares is counted in the trade (ATPCO category 5): by calendar days, whatever the hour, for all directions of a ticket.
   */
  daysLeft: number;
  cabin: CabinChoice;
}

/** Which of a fare's own rules is looked at, in this order. */
export const FARE_REFUSALS = ["cabin", "advance_purchase", "weekday", "season"] as const;
export type FareRefusal = (typeof FARE_REFUSALS)[number];

/** Tells of fares which of their own rules forbids the use, the first of them: cabin, advance purchase, day of the week, season. Seats are another matter. */
export function refusalOf({ day, daysLeft, cabin }: FareUse): (fare: Fare) => FareRefusal | null {
  const monthDay = fromDayNumber(day).slice("YYYY-".length);
  const weekdayBit = 1 << weekday(day);
  return (fare) => {
    if (cabin !== "A" && cabin !== fare.cabin) return "cabin";
    if (daysLeft < fare.advancePurchaseDays) return "advance_purchase";
    if ((fare.daysOfWeek & weekdayBit) === 0) return "weekday";
    return inSeason(monthDay, fare.seasonFrom, fare.seasonTo) ? null : "season";
  };
}

/**
 * Whether a day of the year lies in a season that returns every year.
 * @param monthDay `MM-DD`
 * @param from first day, null for the beginning of the year; a `from` after `to` wraps over new year
 */
export function inSeason(monthDay: string, from: string | null, to: string | null): boolean {
  const first = from ?? "01-01";
  const last = to ?? "12-31";
  if (first <= last) return monthDay >= first && monthDay <= last;
  return monthDay >= first || monthDay <= last;
}
