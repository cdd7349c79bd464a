import { fromDayNumber, weekday } from "../dates";
import type { CabinChoice } from "../offer";
import { TASHKENT_MS } from "../tashkent";
import type { Fare } from "./fare";

const DAY_MINUTES = 1_440;
/** How far Tashkent's clock is ahead of UTC. */
export const TASHKENT_MINUTES = TASHKENT_MS / 60_000;

/** When and how a fare is to be used. */
export interface FareUse {
  /** Day number of the local date on which the first flight of the fare leaves. */
  day: number;
  /**
   * Days from the sale to the journey's first departure: from the date at the airport where the journey begins to that of its departure. So the
   * advance purchase of fares is counted in the trade (ATPCO category 5): by calendar days, whatever the hour, for all directions of a ticket.
   */
  daysLeft: number;
  /** Day number of the sale, on the calendar of Tashkent, where the house sells. */
  soldOn: number;
  cabin: CabinChoice;
}

/** Which of a fare's own rules is looked at, in this order. */
export const FARE_REFUSALS = ["cabin", "advance_purchase", "weekday", "season", "travel_days", "sale_days", "flight_number"] as const;
export type FareRefusal = (typeof FARE_REFUSALS)[number];

/**
 * Tells of fares which of their own rules forbids the use, the first of them: cabin, advance purchase, day of the week, season, days of travel and of
 * sale. Seats and flight numbers are another matter.
 */
export function refusalOf({ day, daysLeft, soldOn, cabin }: FareUse): (fare: Fare) => FareRefusal | null {
  const [date, saleDate] = [fromDayNumber(day), fromDayNumber(soldOn)];
  const monthDay = date.slice("YYYY-".length);
  const weekdayBit = 1 << weekday(day);
  return (fare) => {
    if (cabin !== "A" && cabin !== fare.cabin) return "cabin";
    if (daysLeft < fare.advancePurchaseDays) return "advance_purchase";
    if ((fare.daysOfWeek & weekdayBit) === 0) return "weekday";
    if (!inSeason(monthDay, fare.seasonFrom, fare.seasonTo)) return "season";
    if (!isBetween(date, fare.travelFrom, fare.travelTo)) return "travel_days";
    return isBetween(saleDate, fare.saleFrom, fare.saleTo) ? null : "sale_days";
  };
}

/** Whether a fare may be used on flights of its carrier: on all of them, or on none. */
export function isForFlights({ flightNumbers }: Pick<Fare, "flightNumbers">, flights: readonly { flightNumber: number }[]): boolean {
  return flightNumbers.length === 0 || flights.every(({ flightNumber }) => flightNumbers.includes(flightNumber));
}

/** Days are `YYYY-MM-DD`; an end that is null bounds nothing. */
function isBetween(date: string, from: string | null, to: string | null): boolean {
  return (from === null || date >= from) && (to === null || date <= to);
}

/** Day number of a moment on the calendar of Tashkent, which keeps UTC+5 all year. @param utcMinute minutes since epoch */
export function saleDayOf(utcMinute: number): number {
  return Math.floor((utcMinute + TASHKENT_MINUTES) / DAY_MINUTES);
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
