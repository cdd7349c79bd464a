import { log, traceOf } from "@/lib/log";
import { loadReference } from "@/lib/reference/load-reference";

/** How often a process looks whether a table was imported anew, milliseconds. */
const WATCH_EVERY_MS = 1_000;

let watches = false;
let looks = false;
let fails = false;

/**
 * Loads the tables of reference data, and from then on every newer version, as long as the process lives. Never throws: without a database
 * the process goes on with what it has.
 */
export async function watchReference(): Promise<void> {
  await loadOrTell();
  if (!watches) setInterval(() => void loadOrTell(), WATCH_EVERY_MS).unref();
  watches = true;
}

/** One look at a time; the log says once that they fail, and once that they work again. */
async function loadOrTell(): Promise<void> {
  if (looks) return;
  looks = true;
  try {
    await loadReference();
    if (fails) log.warn("the reference data can be read again");
    fails = false;
  } catch (error) {
    if (!fails) log.warn(traceOf(error), "the reference data could not be read; the next look tries again");
    fails = true;
  } finally {
    looks = false;
  }
}
