import { type CancellationItem, cancellationPreview, type DepartureCancellation } from "@/lib/contracts/operator/departures/cancellation";
import { db } from "@/lib/db";
import { legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { DepartureCancellation as Kept } from "@/lib/generated/prisma/client";
import { openSinceCancelled } from "@/lib/services/aftersale/schedule-changes/open-since-cancelled";
import { readColleagues } from "@/lib/services/ground/audit/done-by";
import { previewCancellation } from "./preview-cancellation";

interface Asked {
  /** As addresses name the departure. */
  id: string;
  /** Who asks, as the audit log names them. */
  actor: string;
  now: Date;
}

/** How a departure is being cancelled, and what it would give back to do so now. @throws AppError departure_not_found where it names none */
export async function presentCancellation({ id, actor, now }: Asked): Promise<DepartureCancellation> {
  const legKey = legKeyOfDeparture(id);
  if (!legKey) throw new AppError("departure_not_found");
  return { cancellation: await cancellationOf(legKey, actor), preview: await previewCancellation(legKey, now) };
}

/** The one that waits, or the last that was confirmed; null where there is none. @param actor who asks */
export async function cancellationOf(legKey: string, actor: string): Promise<CancellationItem | null> {
  const kept = await db().departureCancellation.findFirst({ where: { legKey, withdrawnAt: null }, orderBy: { id: "desc" } });
  return kept && present(kept, actor);
}

/** Keys of departures of a day that the house has cancelled. @param date local day of departure */
export async function cancelledOfDay(date: string): Promise<string[]> {
  const where = { leavesOn: date, confirmedAt: { not: null } };
  return (await db().departureCancellation.findMany({ where, select: { legKey: true } })).map(({ legKey }) => legKey);
}

async function present(kept: Kept, actor: string): Promise<CancellationItem> {
  const { id, reason, proposedAt, proposedBy, confirmedAt, confirmedBy } = kept;
  const doerOf = await readColleagues([proposedBy, ...(confirmedBy === null ? [] : [confirmedBy])]);
  return {
    ...{ id, reason, state: confirmedAt === null ? "waiting" : "confirmed", preview: cancellationPreview.parse(kept.preview) },
    ...{ proposed: proposedAt.toISOString(), proposed_by: doerOf(proposedBy), is_own: proposedBy === actor },
    ...{ confirmed: confirmedAt?.toISOString() ?? null, confirmed_by: confirmedBy === null ? null : doerOf(confirmedBy) },
    progress: kept.importId === null ? null : await progressOf(kept.importId, kept.legKey),
  };
}

/** Counts bookings, not changes: another change may have taken the place of the one that the cancellation made, and was refunded then. */
async function progressOf(importId: string, legKey: string): Promise<CancellationItem["progress"]> {
  const touched = { scheduleChanges: { some: { importId } } };
  const [all, refunded, open] = await Promise.all([
    db().booking.count({ where: touched }),
    db().booking.count({ where: { AND: [touched, { scheduleChanges: { some: { state: "refunded" } } }] } }),
    openSinceCancelled({ importId, legKey }),
  ]);
  return { refunded, open: open.length, otherwise: all - refunded - open.length };
}
