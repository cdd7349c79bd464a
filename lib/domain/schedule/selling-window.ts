import { addDays } from "../dates";

/** How far ahead journeys are sold, days from today at the origin. */
export const SELLING_DAYS = 330;

/** Today's UTC date may be yesterday's or tomorrow's at an airport. */
export const DATE_SLACK_DAYS = 1;

/** First and last local date of departure of which flights are known, `YYYY-MM-DD`: those that are sold, on whatever clock. */
export function knownDays(now: Date): { first: string; last: string } {
  const today = now.toISOString().slice(0, 10);
  return { first: addDays(today, -DATE_SLACK_DAYS), last: addDays(today, SELLING_DAYS + DATE_SLACK_DAYS) };
}
