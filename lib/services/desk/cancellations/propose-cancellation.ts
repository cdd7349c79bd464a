import { db } from "@/lib/db";
import { departureName, legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import { parseLegKey } from "@/lib/domain/schedule/inventory";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { cancelDeparture } from "@/lib/services/schedule/messages/cancel-departure";
import { previewCancellation } from "@/lib/services/views/departures/preview-cancellation";
import { requireTaken } from "./require-taken";

interface ProposeCancellation {
  /** As addresses name the departure. */
  id: string;
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Proposes that a departure is cancelled, and keeps what that would give back by now. Nothing else is changed until somebody else confirms it.
 * @throws AppError departure_not_found where the schedule does not have it; departure_cancellation_refused where the schedule could not be changed so;
 *   departure_cancellation_waits where one waits already
 */
export async function proposeCancellation({ id, reason, by, now }: ProposeCancellation): Promise<void> {
  const legKey = legKeyOfDeparture(id);
  if (!legKey) throw new AppError("departure_not_found");
  requireTaken(await cancelDeparture({ legKey, reason, actor: by.actor, now, dryRun: true }));
  const preview = await previewCancellation(legKey, now);
  const data = { legKey, leavesOn: parseLegKey(legKey).date, reason, preview, proposedBy: by.actor, proposedAt: now };
  await db().$transaction(async (tx) => {
    const { count } = await tx.departureCancellation.createMany({ data: [data], skipDuplicates: true });
    if (count === 0) throw new AppError("departure_cancellation_waits");
    const { bookings, passengers } = preview;
    const detail = { source: departureName(legKey), bookings, passengers, reason };
    await recordAudit(tx, { action: "departure_cancellation_proposed", by, now, detail });
  });
}
