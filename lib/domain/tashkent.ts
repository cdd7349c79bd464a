/** Tashkent keeps UTC+5 all year. */
export const TASHKENT_MS = 5 * 3_600_000;

/** When a day of Tashkent begins. @param day `YYYY-MM-DD` */
export function tashkentDayBegins(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - TASHKENT_MS);
}

/** `YYYY-MM-DDTHH:MM:SS.sssZ` as a clock in Tashkent shows an instant; the Z is none. */
export function tashkentText(instant: Date): string {
  return new Date(instant.getTime() + TASHKENT_MS).toISOString();
}
