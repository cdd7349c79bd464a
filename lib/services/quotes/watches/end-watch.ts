import type { WatchItem } from "@/lib/contracts/portal/watches";
import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { presentWatches } from "./present-watch";
import { findOwnWatch } from "./watch-record";

/** Ends a watch: nobody is told of it any more, and its customer's address is gone. One that has ended stays as it is. @throws AppError watch_not_found */
export async function endWatch(options: { partnerId: string; watchId: string; by: Doer; now: Date }): Promise<WatchItem> {
  const { partnerId, by, now } = options;
  const row = await findOwnWatch(options);
  const ended = { state: "ended", sealedCustomer: "", locale: null };
  const isNew = await db().$transaction(async (tx) => {
    const { count } = await tx.priceWatch.updateMany({ where: { id: row.id, state: "live" }, data: ended });
    if (count > 0) await recordAudit(tx, { action: "watch_ended", by, partnerId, detail: { watch: row.id }, now });
    return count > 0;
  });
  const [item] = await presentWatches([isNew ? { ...row, ...ended } : row], now);
  if (!item) throw new Error("a watch that is not shown");
  return item;
}
