import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

const KEPT_DAYS = 30;

/** Deletes calls that are older than 30 days: at each hour those of one hour, found by blocks. @returns how many */
export async function purgeKeyCalls({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  return purgeRows(
    (most) => db().$executeRaw`delete from key_call where ctid = any(array(select ctid from key_call where at < ${before} limit ${most}))`,
  );
}
