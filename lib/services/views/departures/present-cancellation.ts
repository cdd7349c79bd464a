import { type CancellationItem, cancellationPreview, type DepartureCancellation } from "@/lib/contracts/operator/departures/cancellation";
import { db } from "@/lib/db";
import { legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { DepartureCancellation as Kept } from "@/lib/generated/prisma/client";
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
    progress: kept.importId === null ? null : await progressOf(kept.importId),
  };
}

async function progressOf(importId: string): Promise<CancellationItem["progress"]> {
  const found = await db().scheduleChange.groupBy({ by: ["state"], where: { importId }, _count: true });
  const count = (state: (typeof found)[number]["state"]) => found.find((each) => each.state === state)?._count ?? 0;
  const [refunded, open] = [count("refunded"), count("open")];
  return { refunded, open, otherwise: found.reduce((total, { _count }) => total + _count, 0) - refunded - open };
}
