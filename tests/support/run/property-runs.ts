import { groupBy } from "@/lib/util/grouping";

/** From 0 to 1. Absent, as where somebody runs one file, it is 1. */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 1);

/** Counts days, so that each takes other cases than the last. */
const DAY = Math.floor(Date.now() / 86_400_000);

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

/**
 * Which cases a row of a table is tried with now, where every row answers every case alike: `npm test` takes a few, so that the rows together
 * have all cases and every day others meet; `npm run test:night` takes all of them in every row.
 * @param all cases
 * @param row number of the row, from 0
 * @param byDay cases of a row of `npm test`
 */
export function casesOfRow<T>(all: readonly T[], row: number, byDay: number): readonly T[] {
  if (SHARE === 1) return all;
  const first = (DAY + row * byDay) % all.length;
  return all.filter((_, at) => (at - first + all.length) % all.length < byDay);
}

/**
 * Which cases of a table are tried now: `npm test` takes one of each kind, another each day, and `npm run test:night` all.
 * @param all cases
 * @param kindOf cases of one kind go the same way through the product
 */
export function casesOfKinds<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  if (SHARE === 1) return all;
  return [...groupBy(all, kindOf).values()].flatMap((alike) => alike.slice(DAY % alike.length).slice(0, 1));
}
