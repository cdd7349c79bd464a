import { db } from "@/lib/db";
import { LOST_UPLOAD_HOURS, UPLOAD_KEPT_HOURS } from "@/lib/domain/uploads/upload";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/**
 * Deletes files that nobody has applied for a day, nor planned; of those that were applied it is kept what they changed. Those that the worker is
 * looking at or applying are left to it for a week.
 */
export async function purgeUploads({ now }: { now: Date }): Promise<number> {
  const before = (hours: number) => ({ lt: new Date(now.getTime() - hours * 3_600_000) });
  const isLeft = { createdAt: before(UPLOAD_KEPT_HOURS), state: { notIn: ["applied", "planned", "checking", "applying"] } };
  const isLost = { createdAt: before(LOST_UPLOAD_HOURS), state: { in: ["checking", "applying"] } };
  return purgeRows(async (limit) => {
    const gone = await db().importUpload.deleteMany({ where: { OR: [isLeft, isLost] }, limit });
    return gone.count;
  });
}
