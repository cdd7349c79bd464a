import type { Prisma } from "@/lib/generated/prisma/client";
import { jobsOf, type QueuedJob } from "@/lib/services/ground/outbox/job-names";

/** Leaves a job with what its transaction writes: both are there, or neither. */
export async function queueInside(tx: Prisma.TransactionClient, job: QueuedJob, requestId: string | null): Promise<void> {
  await tx.$queryRaw`select queue_jobs_v1(${JSON.stringify(jobsOf(requestId, [job]))}::jsonb)::text`;
}
