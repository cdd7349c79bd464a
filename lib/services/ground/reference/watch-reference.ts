import { log, traceOf } from "@/lib/log";
import { loadReference } from "@/lib/reference/load-reference";
import { tellClocks } from "./tell-clocks";

/** How often a process looks whether a table was imported anew, milliseconds. */
const WATCH_EVERY_MS = 1_000;

let watches = false;
let looks = false;
let fails = false;

/**
 * Loads the tables of reference data, and from then on every newer version, as long as the process lives. Never throws: without a database
 * the process goes on with what it has.
 * @param tellsClocks of one process of the product: the log says which time-zone rules hold, and where this Node has others
 */
export async function watchReference({ tellsClocks = false } = {}): Promise<void> {
  await loadOrTell();
  if (watches) return;
  watches = true;
  if (tellsClocks) void tellClocks();
  setInterval(() => void loadOrTell().then(() => (tellsClocks ? tellClocks() : undefined)), WATCH_EVERY_MS).unref();
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
