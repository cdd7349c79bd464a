// In which run a journey is tried: scripts/lib/checks/test-plan.mjs says what `npm test` leaves to `npm run test:night`.

/** Details of a test that Playwright's `test` takes after its title. */
export interface When {
  tag?: string;
}

export const BY_DAY: When = {};
/** In `npm run test:night` alone: what a journey by day shows, in another language, on another screen, or from another side. */
export const AT_NIGHT: When = { tag: "@night" };
/** In `npm run test:night`, and in `npm test` once clients or the interface have changed since the last release. */
export const WITH_CLIENTS: When = { tag: "@clients" };

/** Counts days, so that each takes other parts than the last. */
const DAY = Math.floor(Date.now() / 86_400_000);

/** Which of so many parts is today's, from 0: of what is dealt out over as many tests, `npm test` takes that one. */
export function today(parts: number): number {
  return DAY % parts;
}

/**
 * Whether it is this one's turn in a test that `npm test` takes: one of so many, others each day. By hand and at night all of them are looked at.
 * @param name what has turns, such as a page
 */
export function isItsTurn(name: string, oneOf: number): boolean {
  return process.env.PROPERTY_SHARE === undefined || isToday(name, oneOf);
}

function isToday(name: string, oneOf: number): boolean {
  const place = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return place % oneOf === today(oneOf);
}

/**
 * By day on one day of so many, else at night.
 * @param name what has turns, such as the pages that a test looks at
 */
export function byTurns(name: string, oneOf: number): When {
  return byDayIf(isToday(name, oneOf));
}

/** By day under this condition. */
export function byDayIf(condition: boolean): When {
  return condition ? BY_DAY : AT_NIGHT;
}
