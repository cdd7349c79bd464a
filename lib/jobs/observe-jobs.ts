import type { Job, WorkerEvents } from "graphile-worker";
import { z } from "zod";
import { log } from "@/lib/log";
import { metrics } from "@/lib/observability/metrics";

/** What a job is about: ids alone, by which its lines in the log are found from those of requests and of messages. */
const about = z
  .object({
    bookingId: z.string().optional(),
    bookingEventId: z.string().optional(),
    deliveryId: z.string().optional(),
    requestId: z.string().optional(),
  })
  .catch({});

/** Counts, times and logs the jobs of a lane. */
export function observeJobs(events: WorkerEvents): void {
  const began = new Map<string, number>();
  events.on("job:start", ({ job }) => began.set(job.id, performance.now()));
  const ended = (job: Job, outcome: "done" | "failed") => {
    const ms = performance.now() - (began.get(job.id) ?? performance.now());
    began.delete(job.id);
    const { id, task_identifier: task, attempts, payload } = job;
    metrics().jobs.inc({ task, outcome });
    metrics().jobSeconds.observe({ task }, ms / 1000);
    log.info({ job: id, task, outcome, attempt: attempts, ms: Math.round(ms), ...about.parse(payload) }, "job");
  };
  events.on("job:success", ({ job }) => ended(job, "done"));
  events.on("job:error", ({ job }) => ended(job, "failed"));
}
