import type { WatchItem } from "@/lib/contracts/portal/watches";
import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { presentWatch } from "./present-watch";
import { NO_CUSTOMER } from "./watch-customer";
import { findOwnWatch } from "./watch-record";

/** Ends a watch: nobody is told of it any more, and its customer's address is gone. One that has ended stays as it is. @throws AppError watch_not_found */
export async function endWatch(options: { partnerId: string; watchId: string; by: Doer; now: Date }): Promise<WatchItem> {
  const { partnerId, by, now } = options;
  const row = await findOwnWatch(options);
  const ended = { state: "ended", ...NO_CUSTOMER };
  const isNew = await db().$transaction(async (tx) => {
    const { count } = await tx.priceWatch.updateMany({ where: { id: row.id, state: "live" }, data: ended });
    if (count > 0) await recordAudit(tx, { action: "watch_ended", by, partnerId, detail: { watch: row.id }, now });
    return count > 0;
  });
  return presentWatch(isNew ? { ...row, ...ended } : row, now);
}
