const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Whole minutes since 1970-01-01 UTC. */
export function utcMinutes(instant: Date): number {
  return Math.floor(instant.getTime() / MINUTE_MS);
}

/** The instant of so many minutes since 1970-01-01 UTC. */
export function instantAt(minutes: number): Date {
  return new Date(minutes * MINUTE_MS);
}

/** Whole days since 1970-01-01 UTC. */
export function utcDays(instant: Date): number {
  return Math.floor(instant.getTime() / DAY_MS);
}

/** Whether the text is a `YYYY-MM-DD` day that exists. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fromDayNumber(dayNumber(text)) === text;
}

/** Days since 1970-01-01 of a `YYYY-MM-DD` date. */
export function dayNumber(date: string): number {
  return Math.floor(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS);
}

/** Schedules have a year of days, and each is shown again and again. */
const MOST_DATES = 2_000;
const dates = new Map<number, string>();

/** `YYYY-MM-DD` of a number of days since 1970-01-01; empty where there is no such day. */
export function fromDayNumber(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const text = dateText(new Date(day * DAY_MS));
  if (dates.size >= MOST_DATES) dates.clear();
  dates.set(day, text);
  return text;
}

function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

/** The clocks that are furthest ahead are so far ahead of UTC (Line Islands). */
const FURTHEST_AHEAD_MS = 14 * 60 * MINUTE_MS;

/** The date of now where days begin first: a birth date is in the future only where it is later than that. */
export function latestToday(now: Date): string {
  return dateText(new Date(now.getTime() + FURTHEST_AHEAD_MS));
}

/** The date so many days later (or earlier, where negative). */
export function addDays(date: string, days: number): string {
  return fromDayNumber(dayNumber(date) + days);
}

/** 0 Monday … 6 Sunday of a day number. 1970-01-01 was a Thursday. */
export function weekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** A set of weekdays (bit 0 Monday … bit 6 Sunday), each so many days later (or earlier, where negative). */
export function turnWeekdays(days: number, later: number): number {
  const by = ((later % 7) + 7) % 7;
  return ((days << by) | (days >> (7 - by))) & 127;
}

/** `YYYY-MM-DDTHH:MM` to the interface's `YYYY-MM-DD HH:MM:SS`. */
export function toDateTimeText(local: string): string {
  return `${local.replace("T", " ")}:00`;
}

/** An instant as ISO 8601, UTC: `YYYY-MM-DDTHH:MM:SSZ`. */
export function toInstantText(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/** An instant as the interface's `YYYY-MM-DD HH:MM:SS`, UTC. */
export function toUtcText(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace("T", " ");
}
