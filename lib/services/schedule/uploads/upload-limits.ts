import type { UploadLimit, UploadLimits } from "@/lib/contracts/operator/upload-limits";
import { db } from "@/lib/db";
import { PRICE_KINDS } from "@/lib/domain/uploads/upload";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { uploadLimit } from "../imports/parts/upload-limit";

/** How far one person may go with a file of prices, by its kind. */
export async function readUploadLimits(): Promise<UploadLimits> {
  const items = PRICE_KINDS.map(async (kind) => {
    const { dropPercent: drop, sharePercent: share } = await uploadLimit(db(), kind);
    return { kind, drop, share };
  });
  return { items: await Promise.all(items) };
}

interface Setting {
  limit: UploadLimit & { reason: string };
  by: Doer;
  now: Date;
}

/** Sets one of them, with what it was in the audit log. It counts for what is applied from now on, also of what has been looked at. */
export async function setUploadLimit({ limit: { kind, drop, share, reason }, by, now }: Setting): Promise<UploadLimits> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from upload_limit where kind = ${kind} for update`;
    const before = await uploadLimit(tx, kind);
    const data = { dropPercent: drop, sharePercent: share };
    await tx.uploadLimit.upsert({ where: { kind }, create: { kind, ...data }, update: data });
    const detail = {
      ...{ kind, drop_percent: drop, before_drop_percent: before.dropPercent },
      ...{ share_percent: share, before_share_percent: before.sharePercent, reason },
    };
    await recordAudit(tx, { action: "upload_limit_set", by, detail, now });
  });
  return readUploadLimits();
}
