import type { HandOverAll } from "@/lib/contracts/portal/handover";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { moveBookings } from "@/lib/services/booking/handover/move-bookings";
import { requireSeller } from "@/lib/services/booking/handover/sellers-of";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import type { TeamAct } from "./change-role";
import { lockTeam } from "./lock-team";

/**
 * Hands over what somebody looks after, in live and in test mode. What they have sold stays theirs in the figures of sales.
 * @returns how many bookings
 * @throws AppError person_not_found, agent_unavailable; not_permitted where the owner has ceased to be one
 */
export async function handOverBookings({ handOver, ...act }: TeamAct & { handOver: HandOverAll }): Promise<{ count: number }> {
  return db().$transaction(async (tx) => {
    await lockTeam(tx, { partnerId: act.partnerId, userId: act.personId, by: act.userId });
    return { count: await moveAll(tx, act, handOver) };
  });
}

/** The same within a change of the team, whose people are locked. */
export async function moveAll(
  tx: Prisma.TransactionClient,
  { partnerId, personId, by, now }: TeamAct,
  { to, which }: HandOverAll,
): Promise<number> {
  if (to === personId) throw new AppError("agent_unavailable");
  await requireSeller(tx, { partnerId, userId: to });
  const twin = await tx.partner.findUnique({ where: { testOf: partnerId }, select: { id: true } });
  const ends = { from: `partner:${personId}`, to: `partner:${to}` };
  const partnerIds = twin ? [partnerId, twin.id] : [partnerId];
  const count = await moveBookings(tx, { partnerIds, ...ends, which, actor: by.actor, now });
  await recordAudit(tx, { action: "bookings_handed_over", by, partnerId, detail: { ...ends, which, count }, now });
  return count;
}
