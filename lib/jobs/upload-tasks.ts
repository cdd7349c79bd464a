import type { JobHelpers } from "graphile-worker";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { TASKS } from "@/lib/services/ground/outbox/job-names";
import { applyUpload } from "@/lib/services/schedule/uploads/apply-upload";
import { checkUpload } from "@/lib/services/schedule/uploads/check-upload";
import { failUpload } from "@/lib/services/schedule/uploads/fail-upload";

type Attempts = { job: Pick<JobHelpers["job"], "attempts" | "max_attempts"> };
type Work = (upload: { uploadId: string; now: Date }) => Promise<void>;

export async function checkUploadTask(payload: unknown, { job }: Attempts): Promise<void> {
  await work(checkUpload, TASKS.check_upload.parse(payload), job);
}

export async function applyUploadTask(payload: unknown, { job }: Attempts): Promise<void> {
  await work(applyUpload, TASKS.apply_upload.parse(payload), job);
}

/** What fails to the last attempt is told on the page: somebody waits there. */
async function work(run: Work, { uploadId }: { uploadId: string }, job: Attempts["job"]): Promise<void> {
  const now = await databaseTime();
  try {
    await run({ uploadId, now });
  } catch (error) {
    if (job.attempts >= job.max_attempts) await failUpload({ uploadId, now });
    throw error;
  }
}
