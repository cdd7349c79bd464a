import { z } from "zod";
import { runStatement } from "@/lib/db";
import { log } from "@/lib/log";
import { retryConflict } from "./retry-conflict";

/** So many go to the queue in one statement. */
const BATCH = 500;
/** Changes that come within so short a time share one statement. */
const GATHER_MS = 20;

const HAND_ON = { name: "hand_on_jobs", text: "select relay_jobs_v1($1::integer) as handed" };
const answer = z.tuple([z.object({ handed: z.int() })]);

let waiting = false;

/** Hands the jobs that changes have left in job_outbox on to the queue, until none is left. Any number of processes may do so at once. */
export async function handOnJobs(): Promise<void> {
  let handed: number;
  do {
    handed = answer.parse(await retryConflict(() => runStatement(HAND_ON, [BATCH])))[0].handed;
  } while (handed === BATCH);
}

/**
 * The same in a moment, together with the jobs of other changes; the caller does not wait. Nothing depends on it but speed: where the process
 * ends before, a worker does it within a second.
 */
export function handOnJobsSoon(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    handOnJobs().catch(() => log.warn("jobs could not be handed on; a worker will do it"));
  }, GATHER_MS).unref();
}
