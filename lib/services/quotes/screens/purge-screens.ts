import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** Deletes second screens whose hour is over. @returns how many */
export async function purgeScreens({ now }: { now: Date }): Promise<number> {
  return purgeRows(async (limit) => (await db().secondScreen.deleteMany({ where: { endsAt: { lt: now } }, limit })).count);
}
