import { runOnce } from "graphile-worker";
import { db } from "@/lib/db";
import { taskList } from "@/lib/jobs/task-list";
import { workerLogger } from "@/lib/jobs/worker-logger";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";

/** Works off all jobs that are due by the real clock, those included that others queue, or that waited in line behind one of their queue. */
export async function workOff(): Promise<void> {
  const options = { connectionString: process.env.DATABASE_URL ?? "", taskList, logger: workerLogger, noHandleSignals: true };
  do {
    await relayJobs();
    await runOnce(options);
  } while (await someDue());
}

/** The outbox first: what leaves it in between is then seen in the queue. */
async function someDue(): Promise<boolean> {
  if ((await db().jobOutbox.count()) > 0) return true;
  const due = await db().$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`;
  return due.length > 0;
}
