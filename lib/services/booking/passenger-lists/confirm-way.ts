import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { describeWay, type KeptWay } from "./list-way";

interface ConfirmWay {
  id: number;
  by: Doer;
  now: Date;
}

/**
 * Confirms a way that somebody else has declared: it is in force from now on, in place of the one before, and its carrier is on sale by it. The
 * statement itself finds none that the same person has declared.
 * @throws AppError list_way_not_found where none of that number waits, list_way_own where whoever confirms has declared it
 */
export async function confirmWay({ id, by, now }: ConfirmWay): Promise<KeptWay> {
  return db().$transaction(async (tx) => {
    const waiting = await tx.passengerListWay.findFirst({ where: { id, confirmedAt: null, endedAt: null } });
    if (!waiting) throw new AppError("list_way_not_found");
    await tx.passengerListWay.updateMany({
      where: { carrier: waiting.carrier, confirmedAt: { not: null }, endedAt: null },
      data: { endedAt: now, endedBy: by.actor },
    });
    const { count } = await tx.passengerListWay.updateMany({
      where: { id, confirmedAt: null, endedAt: null, declaredBy: { not: by.actor } },
      data: { confirmedAt: now, confirmedBy: by.actor },
    });
    if (count === 0) throw new AppError("list_way_own");
    await recordAudit(tx, { action: "passenger_list_way_confirmed", by, now, detail: { source: describeWay(waiting) } });
    return tx.passengerListWay.findUniqueOrThrow({ where: { id } });
  });
}
