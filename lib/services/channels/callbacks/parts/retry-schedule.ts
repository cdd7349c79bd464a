const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first, second … failed attempt, milliseconds: 72 h 5 min 5 s together, so ten attempts. */
export const RETRY_WAITS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR + 30 * MINUTE,
];

/** A wait is lengthened by up to this share of it: messages that failed together do not come back together. */
const JITTER = 0.1;

/**
 * When to try again.
 * @param attempts made so far
 * @param random from 0 to 1
 * @returns null where it was the last attempt
 */
export function nextAttemptAt(attempts: number, now: Date, random: number): Date | null {
  const wait = RETRY_WAITS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + Math.round(wait * (1 + JITTER * random)));
}
