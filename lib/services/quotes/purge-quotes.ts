import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** How long quotes are listed after they have expired. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes quotes that ended long ago, with the names that agents wrote into them. @returns how many */
export async function purgeQuotes({ now }: { now: Date }): Promise<number> {
  const where = { validUntil: { lt: new Date(now.getTime() - KEPT_MS) } };
  return purgeRows(async (limit) => (await db().quote.deleteMany({ where, limit })).count);
}
