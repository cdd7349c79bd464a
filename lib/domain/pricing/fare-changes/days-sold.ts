import type { Fare } from "../fare";
import { daysOfSeason, YEAR_DAYS } from "./seasons";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Whether some day of departure, of the year and of the week, has no fare any more. */
export function losesDays(before: readonly Fare[], after: readonly Fare[]): boolean {
  return (daysSold(before) & ~daysSold(after)) !== 0n;
}

/** Whether the sale for some day of departure that still has a fare ends earlier: each fare for it must be bought longer in advance than before. */
export function closesEarlier(before: readonly Fare[], after: readonly Fare[]): boolean {
  const kept = daysSold(before) & daysSold(after);
  const limits = new Set(before.map(({ advancePurchaseDays }) => advancePurchaseDays));
  return [...limits].some((limit) => (kept & daysSold(boughtAt(before, limit)) & ~daysSold(boughtAt(after, limit))) !== 0n);
}

/** The fares that can still be bought so many days before departure. */
function boughtAt(fares: readonly Fare[], days: number): Fare[] {
  return fares.filter(({ advancePurchaseDays }) => advancePurchaseDays <= days);
}

/** Days of departure as bits: all days of the year that are Mondays, then all that are Tuesdays, and so on. A day of the year is each in its turn. */
function daysSold(fares: readonly Fare[]): bigint {
  return fares.reduce((sold, fare) => {
    const days = daysOfSeason(fare);
    const weekdays = WEEKDAYS.filter((weekday) => (fare.daysOfWeek >> weekday) & 1);
    return weekdays.reduce((all, weekday) => all | (days << BigInt(weekday * YEAR_DAYS)), sold);
  }, 0n);
}
