import os from "node:os";

/** How long something lasts at most, as docs/promises.md promises it, milliseconds. */
export const BOUNDS_MS = {
  /** Of a database that is back: until both servers have taken a new write. */
  recovery: 5_000,
  /** Of a database that is away: until a caller is told so, at either server. */
  answer: 2_000,
  /** Of the jobs of a worker that was killed: until they are free for others. */
  takeover: 30_000,
} as const;

export type Bound = keyof typeof BOUNDS_MS;

/** A machine with more than so many processes for each core that run or wait is at work on something else. */
const BUSY_PER_CORE = 1.5;

/** Whether how long something takes says nothing now of what takes so long: the load of the last minute, as the machine counts it. */
export function isMachineBusy(): boolean {
  return (os.loadavg()[0] ?? 0) > os.cpus().length * BUSY_PER_CORE;
}
