import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** How long watches are listed after their time is over. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes watches that were over long ago, with what they found and whom they told. @returns how many */
export async function purgeWatches({ now }: { now: Date }): Promise<number> {
  const where = { until: { lt: new Date(now.getTime() - KEPT_MS) } };
  return purgeRows(async (limit) => (await db().priceWatch.deleteMany({ where, limit })).count);
}
