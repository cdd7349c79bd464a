import { DATE_SLACK_DAYS, SELLING_DAYS } from "@/lib/domain/schedule/selling-window";

/** A snapshot is compiled for so many days at a time, so that a new day compiles nothing … */
export const BLOCK_DAYS = 16;
/** … and lasts so much longer: the next one is compiled meanwhile. */
const GRACE_DAYS = 8;

/** Local days of departure as day numbers, both included. */
export interface Days {
  fromDay: number;
  toDay: number;
}

/** Days that a search of today may ask for. @param today UTC day number */
export function sellingDays(today: number): Days {
  return { fromDay: today - DATE_SLACK_DAYS, toDay: today + SELLING_DAYS + DATE_SLACK_DAYS };
}

/** Days that a snapshot made today is made for: the same for everybody who makes one in the same block of days. */
export function compiledDays(today: number): Days {
  const first = today - (today % BLOCK_DAYS);
  return { fromDay: sellingDays(first).fromDay, toDay: sellingDays(first + BLOCK_DAYS + GRACE_DAYS).toDay };
}

/** Whether a search of today finds all its days among those of a snapshot. */
export function covers(made: Days, today: number): boolean {
  const { fromDay, toDay } = sellingDays(today);
  return made.fromDay <= fromDay && made.toDay >= toDay;
}
