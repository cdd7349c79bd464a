import { db } from "@/lib/db";
import { UPLOAD_KEPT_HOURS } from "@/lib/domain/uploads/upload";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** Deletes files that nobody has applied for a day, nor planned; of those that were applied it is kept what they changed. */
export async function purgeUploads({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_HOURS * 3_600_000);
  return purgeRows(async (limit) => {
    const gone = await db().importUpload.deleteMany({
      where: { createdAt: { lt: before }, state: { notIn: ["applied", "planned"] } },
      limit,
    });
    return gone.count;
  });
}
