import { db } from "@/lib/db";
import type { Extent } from "@/lib/domain/pricing/fare-changes/extent";
import type { Allowance } from "@/lib/domain/uploads/upload";
import type { BadLine } from "@/lib/formats/imports/bad-line";
import { readVersion } from "../imports/parts/replace-in-transaction";
import { keepOutcome } from "./parts/keep-outcome";
import { allowancesFor, NOTHING_FOUND, type UploadOutcome } from "./parts/outcome";
import { problemsOf, runUpload, type UploadedFile } from "./parts/run-upload";
import { recordOf } from "./parts/upload-record";

/** A rehearsal takes all that can be agreed to. */
const ALL_PERCENT = 100;

interface Checked {
  outcome: UploadOutcome;
  /** Of prices that can be applied, how far they go. */
  extent: Extent | null;
  /** Version of the data that it was rehearsed against; null where it never came so far. */
  version: number | null;
}

/** Finds out what an uploaded file would change, and changes nothing. A job: it may run again, and does nothing then. */
export async function checkUpload({ uploadId, now }: { uploadId: string; now: Date }): Promise<void> {
  const found = await db().importUpload.findUnique({ where: { id: uploadId } });
  if (found?.state !== "checking" || !found.content) return;
  const { outcome, version, extent } = await rehearse({ ...recordOf(found), content: found.content }, now);
  if (found.baseVersion !== null && found.baseVersion !== version)
    return keepOutcome({ uploadId, from: "checking", state: "outdated", now });
  const state = outcome.report ? "checked" : "refused";
  await keepOutcome({ uploadId, from: "checking", state, outcome, version, extent, now });
}

/**
 * Runs the file until it goes through or is refused for good. What stops it and can be agreed to becomes a remark, and the file is run once more
 * without that: each time there is less to agree to.
 */
async function rehearse(file: UploadedFile, now: Date): Promise<Checked> {
  const remarks: BadLine[] = [];
  let version: number | null = null;
  for (;;) {
    const allowed = allowancesFor(remarks);
    try {
      const { extent, ...read } = await runUpload({
        ...{ file, now, dryRun: true, allowed, lossPercent: ALL_PERCENT },
        begin: async (tx) => {
          version = await readVersion(tx, file.kind);
        },
      });
      return { outcome: { ...NOTHING_FOUND, ...read, remarks }, version, extent };
    } catch (error) {
      const { listed, total } = problemsOf(error);
      if (!areNew(listed, allowed, total)) return { outcome: { ...NOTHING_FOUND, problems: { listed, total } }, version, extent: null };
      remarks.push(...listed);
    }
  }
}

/** Whether all of these can be agreed to, and somebody was not asked before. */
function areNew(listed: readonly BadLine[], allowed: readonly Allowance[], total: number): boolean {
  if (total > listed.length || listed.length === 0) return false;
  return listed.every((each) => allowancesFor([each]).some((allowance) => !allowed.includes(allowance)));
}
