import { db } from "@/lib/db";
import type { QueuedJob } from "@/lib/jobs/names";
import { relayJobsSoon } from "./relay-jobs";
import { retryConflict } from "./retry-conflict";

/** Leaves jobs in job_outbox and has them relayed in a moment. */
export async function queueJobs(jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await retryConflict(() => db().$queryRaw`select queue_jobs_v1(${JSON.stringify(jobs)}::jsonb)::text`);
  relayJobsSoon();
}
