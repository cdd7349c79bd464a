import { seeded } from "./random";
import { clockChanges, offsetOn, type Season } from "./seasons";

/** Days on which a flight keeps its times. */
export interface Period {
  first: number;
  last: number;
  /** Bit 0 is Monday. */
  days: number;
  /** Minutes by which it leaves later than planned. */
  shift: number;
  /** Which aircraft flies it, from 0 up to, not including, 1. */
  pick: number;
}

export interface Splitting {
  season: Season;
  /** Time zones of the places it calls at. */
  zones: readonly string[];
  days: number;
  /** Flights filed in UTC do not move with clocks. */
  timeMode: "L" | "U";
  /** Further periods into which the airline cuts it: new times, other aircraft. */
  cuts: number;
  seed: number;
}

const WEEKEND = 0b1100000;

/**
 * A season's flight as airlines file it: a new period where the clocks at its ends change apart from each other, and where the airline
 * moves it by some minutes or sends another aircraft; at weekends some leave at another time.
 */
export function periodsOf(asked: Splitting): Period[] {
  const random = seeded(asked.seed);
  const { season, days } = asked;
  const weekend = asked.cuts > 0 && (days & WEEKEND) !== 0 && (days & ~WEEKEND) !== 0 && random() < 0.35;
  const starts = startsOf(asked, weekend ? asked.cuts - 1 : asked.cuts, random);
  const pick = random();
  const base = random() < 0.2 ? step(random, 45) : step(random, 10);
  return starts.flatMap((first, index): Period[] => {
    const last = (starts[index + 1] ?? season.last + 1) - 1;
    const shift = index === 0 ? base : base + step(random, 15);
    const whole = { first, last, days, shift, pick: random() < 0.8 ? pick : random() };
    return weekend
      ? [
          { ...whole, days: days & ~WEEKEND },
          { ...whole, days: days & WEEKEND, shift: shift + step(random, 30) },
        ]
      : [whole];
  });
}

/** First days of the periods, ascending. Airlines change on one day of the week. */
function startsOf({ season, zones, timeMode }: Splitting, cuts: number, random: () => number): number[] {
  const starts = new Set([season.first]);
  if (timeMode === "L") {
    for (const change of zones.flatMap((zone) => [...clockChanges(zone, season)])) if (apart(zones, change)) starts.add(change);
  }
  const weeks = Math.floor((season.last - season.first) / 7);
  for (let cut = 0; cut < cuts; cut++) starts.add(season.first + 7 * (1 + Math.floor(random() * (weeks - 1))));
  return [...starts].sort((one, other) => one - other);
}

/** Whether the clocks of the zones stand differently to each other than on the day before. */
function apart(zones: readonly string[], day: number): boolean {
  const moved = zones.map((zone) => offsetOn(zone, day) - offsetOn(zone, day - 1));
  return moved.some((minutes) => minutes !== moved[0]);
}

/** Up to so many minutes earlier or later, in steps of five. */
function step(random: () => number, most: number): number {
  return Math.round(((random() * 2 - 1) * most) / 5) * 5;
}
