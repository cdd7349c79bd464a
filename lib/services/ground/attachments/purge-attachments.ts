import { db } from "@/lib/db";
import { ATTACHMENT_KEPT_HOURS } from "@/lib/domain/files/attachment";
import { purgeRows } from "../workers/purge-rows";

/** Deletes files that nothing has referred to for a day. */
export async function purgeAttachments({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - ATTACHMENT_KEPT_HOURS * 3_600_000);
  return purgeRows(async (limit) => {
    const where = { addedAt: { lt: before }, proposals: { none: {} }, charterPaper: null };
    return (await db().attachment.deleteMany({ where, limit })).count;
  });
}
