/** How wrong answers slow those that follow. */
export interface Slowing {
  /** How many guesses cost no wait. */
  free: number;
  /** After the last of these; every further one doubles it. Milliseconds. */
  firstMs: number;
  mostMs: number;
}

/** Wrong answers so far. One is forgotten after each `leakMs`. */
export interface WrongAnswers {
  /** Guesses that were not forgotten when the last one came, and that one. */
  count: number;
  /** When the last one came, milliseconds since 1970. */
  lastAt: number;
}

export const NONE: WrongAnswers = { count: 0, lastAt: 0 };

/** How many of them are not forgotten by now. */
export function remembered({ count, lastAt }: WrongAnswers, leakMs: number, now: number): number {
  return Math.max(0, count - Math.floor(Math.max(0, now - lastAt) / leakMs));
}

/** How long the next answer has to wait, milliseconds; 0 where it may come now. */
export function waitAfter({ count, lastAt }: WrongAnswers, { free, firstMs, mostMs }: Slowing, now: number): number {
  if (count < free) return 0;
  const wait = Math.min(mostMs, firstMs * 2 ** Math.min(40, count - free));
  return Math.max(0, lastAt + wait - now);
}
