import type { Nights } from "./port/own-schedule";

/** What a direction costs on some days, by day number of the departure. */
type ByDay<Direction> = ReadonlyMap<number, Direction>;

/** A way out and a way back. Day numbers, minor units. */
export interface StayPair<Direction> {
  day: number;
  returnDay: number;
  out: Direction;
  back: Direction;
  totalMinor: number;
}

/**
 * Every pair of days with so many nights between them, in the order in which they are preferred.
 * @param backOn what comes back on a day costs who leaves on another
 */
export function stayPairs<Direction extends { totalMinor: number }>(
  out: ByDay<Direction>,
  backOn: (day: number, returnDay: number) => Direction | undefined,
  { least, most }: Nights,
): StayPair<Direction>[] {
  const pairs: StayPair<Direction>[] = [];
  for (const [day, way] of out) {
    for (let returnDay = day + least; returnDay <= day + most; returnDay++) {
      const home = backOn(day, returnDay);
      if (home) pairs.push({ day, returnDay, out: way, back: home, totalMinor: way.totalMinor + home.totalMinor });
    }
  }
  return pairs.sort(comparePairs);
}

type Compared = Pick<StayPair<unknown>, "totalMinor" | "day" | "returnDay">;

/** The cheaper pair first; of two at one price the earlier one, then the shorter stay. */
export function comparePairs(one: Compared, other: Compared): number {
  return one.totalMinor - other.totalMinor || one.day - other.day || one.returnDay - other.returnDay;
}
