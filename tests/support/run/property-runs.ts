/** From 0 to 1. Absent, as where somebody runs one file, it is 1. */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 1);

/**
 * How many of the requests of a sweep over all routes are sent now: `npm test` sends a few to each, `npm run test:night` all.
 * @param all of a whole sweep
 * @param byDay of `npm test`
 */
export function sweepRuns(all: number, byDay: number): number {
  return SHARE < 1 ? byDay : all;
}

/**
 * How often a property is tried now: `npm test` tries a share of all runs, in worlds that differ from one time to the next, and
 * `npm run test:night` all.
 * @param all runs of a whole trial
 */
export function propertyRuns(all: number): number {
  return Math.ceil(all * SHARE);
}
