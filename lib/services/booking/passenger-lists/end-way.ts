import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { describeWay, type KeptWay } from "./list-way";

interface EndWay {
  id: number;
  reason: string;
  by: Doer;
  now: Date;
}

/** Ends a way that is in force, with which its carrier goes off sale, or one that waits to be confirmed. @throws AppError list_way_not_found where none of that number does */
export async function endWay({ id, reason, by, now }: EndWay): Promise<KeptWay> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.passengerListWay.updateMany({
      where: { id, endedAt: null },
      data: { endedAt: now, endedBy: by.actor },
    });
    if (count === 0) throw new AppError("list_way_not_found");
    const ended = await tx.passengerListWay.findUniqueOrThrow({ where: { id } });
    await recordAudit(tx, { action: "passenger_list_way_ended", by, now, detail: { source: describeWay(ended), reason } });
    return ended;
  });
}
