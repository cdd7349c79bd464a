import { db } from "@/lib/db";
import { ALLOWANCES, type UploadKind } from "@/lib/domain/uploads/upload";
import type { ImportUpload, Prisma } from "@/lib/generated/prisma/client";
import { uploadJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { readVersion } from "../imports/parts/replace-in-transaction";
import { keepOutcome } from "./parts/keep-outcome";
import { lossIn, NOTHING_FOUND, readOutcome } from "./parts/outcome";
import { problemsOf, runUpload } from "./parts/run-upload";
import { recordOf } from "./parts/upload-record";

/** The data were changed between the rehearsal and now. */
class Outdated extends Error {}
/** Another run of the same job has applied it. */
class AppliedBefore extends Error {}

/** The job applies what is of one of them. */
const DUE_STATES = ["applying", "planned"] as const;

interface Rehearsed {
  id: string;
  kind: UploadKind;
  version: number | null;
}

/**
 * Applies an uploaded file to the data that it was rehearsed against, or not at all. A job: it may run again and beside itself, and the file is
 * applied once, for it says so in the transaction of what it changes.
 */
export async function applyUpload({ uploadId, now }: { uploadId: string; now: Date }): Promise<void> {
  const found = await db().importUpload.findUnique({ where: { id: uploadId } });
  if (!found?.content || !isDue(found, now)) return;
  const { content, reason, appliedBy, ...row } = found;
  if (reason === null || appliedBy === null) throw new Error(`upload ${uploadId} says neither why nor by whom`);
  const record = recordOf(row);
  try {
    await runUpload({
      ...{ file: { ...record, content }, now, dryRun: false },
      allowed: ALLOWANCES.filter((each) => record.allowed.includes(each)),
      lossPercent: lossIn(readOutcome(record.outcome).remarks),
      by: { actor: appliedBy, reason },
      begin: (tx, importId) => settle(tx, record, importId, now),
    });
  } catch (error) {
    if (error instanceof AppliedBefore) return;
    await keepFailure(uploadId, { error, wasPlanned: found.state === "planned", now });
  }
}

/** Whether somebody asked for it and, of what is planned, its moment has come: a plan may have been withdrawn, and made anew for later. */
function isDue({ state, publishAt }: Pick<ImportUpload, "state" | "publishAt">, now: Date): boolean {
  return state === "applying" || (state === "planned" && publishAt !== null && publishAt <= now);
}

/** The first of the transaction, alone among imports of its kind: with it the upload is applied. */
async function settle(tx: Prisma.TransactionClient, { id, kind, version }: Rehearsed, importId: string, now: Date): Promise<void> {
  const { count } = await tx.importUpload.updateMany({
    where: { id, state: { in: [...DUE_STATES] } },
    data: { state: "applied", content: null, doneAt: now, importId },
  });
  if (count === 0) throw new AppliedBefore();
  if ((await readVersion(tx, kind)) !== version) throw new Outdated();
}

interface Failure {
  error: unknown;
  wasPlanned: boolean;
  now: Date;
}

/** @throws the error where it is not about the file or its data */
async function keepFailure(uploadId: string, { error, wasPlanned, now }: Failure): Promise<void> {
  const from = wasPlanned ? "planned" : "applying";
  if (error instanceof Outdated) return wasPlanned ? lookAnew(uploadId, now) : keepOutcome({ uploadId, from, state: "outdated", now });
  const outcome = { ...NOTHING_FOUND, problems: problemsOf(error) };
  await keepOutcome({ uploadId, from, state: "refused", outcome, now });
}

/** The data are others than those for which somebody has agreed: it is looked at once more, and waits for somebody again, for a whole day. */
async function lookAnew(uploadId: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const anew = { state: "checking", isStale: true, publishAt: null, appliedBy: null, reason: null, createdAt: now };
    const { count } = await tx.importUpload.updateMany({ where: { id: uploadId, state: "planned" }, data: anew });
    if (count > 0) await queueInside(tx, [uploadJob("check_upload", uploadId)]);
  });
}
