import { fromDayNumber, weekday } from "../../dates";
import type { Covering } from "../schedule";

interface Run {
  first: number;
  last: number;
  step: 7 | 14;
}

/**
 * Days as the fewest-looking periods with days of operation that give exactly them, each once: whole weeks where they follow each other, every
 * second week where only those do.
 * @param days day numbers, in any order, each once
 */
export function repeatDays(days: readonly number[]): Covering[] {
  const runs = [0, 1, 2, 3, 4, 5, 6].flatMap((name) => runsOf(days.filter((day) => weekday(day) === name).sort((a, b) => a - b)));
  runs.sort((a, b) => a.first - b.first);
  const periods: Run[][] = [];
  for (const run of runs) {
    const fitting = periods.find((period) => period.every((other) => runTogether(other, run)));
    if (fitting) fitting.push(run);
    else periods.push([run]);
  }
  return periods.map(periodOf);
}

/** Runs of one weekday's days that follow each other at the same distance. */
function runsOf(days: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const distance = run ? day - run.last : 0;
    if (run && run.first === run.last && (distance === 7 || distance === 14)) {
      run.step = distance;
      run.last = day;
    } else if (run && distance === run.step) run.last = day;
    else runs.push({ first: day, last: day, step: 7 });
  }
  return runs;
}

/** Within one week at both ends, a period from the first to the last day of both holds no day more. */
function runTogether(one: Run, other: Run): boolean {
  return one.step === other.step && Math.abs(one.first - other.first) < 7 && Math.abs(one.last - other.last) < 7;
}

function periodOf(runs: readonly Run[]): Covering {
  return {
    from: fromDayNumber(Math.min(...runs.map(({ first }) => first))),
    to: fromDayNumber(Math.max(...runs.map(({ last }) => last))),
    days: runs.reduce((mask, { first }) => mask | (1 << weekday(first)), 0),
    frequency: runs[0]?.step === 14 ? 2 : 1,
  };
}
