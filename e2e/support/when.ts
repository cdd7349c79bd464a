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

/** By day under this condition. */
export function byDayIf(condition: boolean): When {
  return condition ? BY_DAY : AT_NIGHT;
}
