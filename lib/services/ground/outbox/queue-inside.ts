import type { Prisma } from "@/lib/generated/prisma/client";
import { jobsOf, type QueuedJob } from "./job-names";

/**
 * Leaves jobs with what a transaction writes: both are there, or neither. Whoever commits has them relayed afterwards.
 * @param requestId of the request that leaves them; null where none did
 */
export async function queueInside(
  tx: Prisma.TransactionClient,
  jobs: readonly QueuedJob[],
  requestId: string | null = null,
): Promise<void> {
  await tx.$queryRaw`select queue_jobs_v1(${JSON.stringify(jobsOf(requestId, jobs))}::jsonb)::text`;
}
