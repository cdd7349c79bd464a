import { type BenchWorld, madeWorld } from "./bench-world";
import type { WorldOptions } from "./options";
import { readWorld } from "./read-world";

/** The world of the files, or a made one where there are none. */
export async function openWorld(files: readonly string[], options: WorldOptions): Promise<BenchWorld> {
  return files.length > 0 ? readWorld(files, options) : madeWorld(options);
}
