import { db } from "@/lib/db";
import { departureName } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { findList, type KeptList } from "./kept-list";

interface ConfirmList {
  listId: string;
  /** Who at the carrier has it, or how it was handed over. */
  reason: string;
  by: Doer;
  now: Date;
}

/** Notes that the carrier has a list: the next one tells what differs from it. One that is confirmed stays so. @throws AppError passenger_list_not_found */
export async function confirmList({ listId, reason, by, now }: ConfirmList): Promise<KeptList> {
  const list = await findList(listId);
  return db().$transaction(async (tx) => {
    const { count } = await tx.passengerList.updateMany({
      where: { id: list.id, state: { not: "confirmed" } },
      data: { state: "confirmed", confirmedAt: now, confirmedBy: by.actor },
    });
    const detail = { source: `${departureName(list.legKey)} #${list.number}`, kind: list.kind, passengers: list.passengers, reason };
    if (count > 0) await recordAudit(tx, { action: "passenger_list_confirmed", by, now, detail });
    const kept = await tx.passengerList.findUnique({ where: { id: list.id } });
    if (!kept) throw new AppError("passenger_list_not_found");
    return kept;
  });
}
