/** Tashkent keeps UTC+5 all year. */
export const TASHKENT_MS = 5 * 3_600_000;

/** `YYYY-MM-DDTHH:MM:SS.sssZ` as a clock in Tashkent shows an instant; the Z is none. */
export function tashkentText(instant: Date): string {
  return new Date(instant.getTime() + TASHKENT_MS).toISOString();
}
