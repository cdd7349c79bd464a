import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { LEFT_STATES } from "@/lib/domain/uploads/upload";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { findUpload, type UploadAddress } from "./parts/upload-record";

interface Discarded extends UploadAddress {
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Deletes a file or draft that waits, or has ended without being applied, and that nobody wants to apply any more, so that it presses nobody and cannot be applied by mistake.
 * @throws AppError upload_not_found; upload_not_waiting where it is planned, being applied or applied: a plan is withdrawn first
 */
export async function discardUpload({ reason, by, now, ...address }: Discarded): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id, kind, name } = await findUpload(address, tx);
    const { count } = await tx.importUpload.deleteMany({ where: { id, state: { in: [...LEFT_STATES] } } });
    if (count === 0) throw new AppError("upload_not_waiting");
    await recordAudit(tx, { action: "upload_discarded", by, detail: { kind, source: name, upload_id: id, reason }, now });
  });
}
