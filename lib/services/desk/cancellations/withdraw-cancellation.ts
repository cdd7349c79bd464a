import { db } from "@/lib/db";
import { departureName } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { type CancellationAct, openOne } from "./confirm-cancellation";

/** Withdraws a cancellation that nobody has confirmed yet; anybody may who could propose one. @throws AppError departure_cancellation_not_found */
export async function withdrawCancellation({ id, cancellation, by, now }: CancellationAct): Promise<void> {
  await db().$transaction(async (tx) => {
    const [withdrawn] = await tx.departureCancellation.updateManyAndReturn({
      where: openOne({ id, cancellation }),
      data: { withdrawnAt: now, withdrawnBy: by.actor },
    });
    if (!withdrawn) throw new AppError("departure_cancellation_not_found");
    await recordAudit(tx, { action: "departure_cancellation_withdrawn", by, now, detail: { source: departureName(withdrawn.legKey) } });
  });
}
