import { db } from "@/lib/db";
import { KEPT_DAYS } from "@/lib/domain/quotes/validity";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

const KEPT_MS = KEPT_DAYS * 86_400_000;

/** Deletes quotes that ended long ago, with the names that agents wrote into them. @returns how many */
export async function purgeQuotes({ now }: { now: Date }): Promise<number> {
  const where = { validUntil: { lt: new Date(now.getTime() - KEPT_MS) } };
  return purgeRows(async (limit) => (await db().quote.deleteMany({ where, limit })).count);
}
