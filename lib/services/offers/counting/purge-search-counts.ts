import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** A month can be compared with the same one of the year before. */
const KEPT_DAYS = 400;

/** Deletes counts of searches of days that are longer ago. @returns how many */
export async function purgeSearchCounts({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  return purgeRows(
    (most) =>
      db().$executeRaw`
        delete from search_count where (partner_id, day) in (select partner_id, day from search_count where day < ${before}::date limit ${most})`,
  );
}
