import { tashkentToday } from "@/lib/i18n/formats";

let clock = () => Date.now();

/** Makes days count by another clock than the device's. @param now milliseconds since 1970-01-01T00:00Z */
export function countDaysBy(now: () => number): void {
  clock = now;
}

/** The day that it is in Tashkent, `YYYY-MM-DD`, by the server's clock once the page has told it: a device may have another day. */
export function serverToday(): string {
  return tashkentToday(new Date(clock()));
}
