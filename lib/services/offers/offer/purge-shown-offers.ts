import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** Deletes the notes on prices of offer ids that have expired. @returns how many */
export async function purgeShownOffers({ now }: { now: Date }): Promise<number> {
  const where = { expiresAt: { lt: now } };
  return purgeRows(async (limit) => (await db().offerShown.deleteMany({ where, limit })).count);
}
