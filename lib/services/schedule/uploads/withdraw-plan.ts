import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { findUpload, type UploadAddress } from "./parts/upload-record";

interface Withdrawn extends UploadAddress {
  reason: string;
  /** `operator:<user id>` */
  actor: string;
  requestId: string;
  now: Date;
}

/**
 * Takes back that a file is applied at a moment; it then waits to be applied or left, as before. Its job finds nothing to do.
 * @throws AppError upload_not_found; upload_not_planned where it is not planned, or applied by now
 */
export async function withdrawPlan({ reason, actor, requestId, now, ...address }: Withdrawn): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id, kind, name } = await findUpload(address, tx);
    const { count } = await tx.importUpload.updateMany({
      where: { id, state: "planned" },
      // It is kept for a day from now on, however long it was planned.
      data: { state: "checked", publishAt: null, reason: null, appliedBy: null, createdAt: now },
    });
    if (count === 0) throw new AppError("upload_not_planned");
    const detail = { kind, source: name, upload_id: id, reason };
    await recordAudit(tx, { action: "upload_withdrawn", by: { actor, requestId }, detail, now });
  });
}
