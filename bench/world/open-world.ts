import { readWorld } from "./read-world";
import { makeWorld, type World } from "./world";

/** Take-offs a day of the world that the figures are of, and of the short form's. */
const WORLD_FLIGHTS = 100_000;
const SHORT_FLIGHTS = 3_000;

/** The world of a run: of the files, or a made one where there are none. */
export async function openWorld({ short, files }: { short: boolean; files: readonly string[] }): Promise<World> {
  return files.length > 0 ? readWorld(files, today()) : makeWorldOfToday(short ? SHORT_FLIGHTS : WORLD_FLIGHTS);
}

/** It begins today, so that imports find it in the days that are sold. */
export function makeWorldOfToday(flightsPerDay: number): World {
  return makeWorld({ flightsPerDay, from: today() });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
