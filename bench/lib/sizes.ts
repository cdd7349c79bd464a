import { type WorldOptions, worldOf } from "../world/options";
import type { BenchOptions } from "./figure";

/** Take-offs a day of the world that the figures are of, and of the short form's. */
export const WORLD_FLIGHTS = 100_000;
export const SHORT_FLIGHTS = 3_000;

/** The world of a run. It begins on the day of the run, so that imports find it in the days that are sold. */
export function worldOfRun({ short }: Pick<BenchOptions, "short">): WorldOptions {
  return worldOf(short ? SHORT_FLIGHTS : WORLD_FLIGHTS, new Date().toISOString().slice(0, 10));
}
