import { z } from "zod";
import { db, runStatement } from "@/lib/db";
import { log } from "@/lib/log";
import { processMemory } from "@/lib/util/process-wide";
import type { QueuedJob } from "./job-names";
import { retryConflict } from "./retry-conflict";

/** How many jobs go to the queue in one statement. */
const BATCH = 500;
/** Changes that come within so short a time share one statement. */
const GATHER_MS = 20;

const RELAY = { name: "relay_jobs", text: "select relay_jobs_v1($1::integer) as relayed" };
const answer = z.tuple([z.object({ relayed: z.int() })]);

const relay = processMemory("relay-jobs", () => ({ isWaiting: false }));

/** The outbox relay: moves the jobs that changes have left in job_outbox to the queue, until none is left. Any number of processes may do so at once. */
export async function relayJobs(): Promise<void> {
  let relayed: number;
  do {
    relayed = answer.parse(await retryConflict(() => runStatement(RELAY, [BATCH])))[0].relayed;
  } while (relayed === BATCH);
}

/**
 * The same in a moment, together with the jobs of other changes; the caller does not wait. Nothing depends on it but speed: where the process
 * ends before, a worker does it within a second.
 */
export function relayJobsSoon(): void {
  const known = relay();
  if (known.isWaiting) return;
  known.isWaiting = true;
  setTimeout(() => {
    known.isWaiting = false;
    relayJobs().catch(() => log.warn("jobs could not be relayed; a worker will do it"));
  }, GATHER_MS).unref();
}

/** Leaves jobs in job_outbox and has them relayed in a moment. */
export async function queueJobs(jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await retryConflict(() => db().$queryRaw`select queue_jobs_v1(${JSON.stringify(jobs)}::jsonb)::text`);
  relayJobsSoon();
}
