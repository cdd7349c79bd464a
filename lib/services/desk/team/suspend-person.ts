import type { HandOverAll } from "@/lib/contracts/portal/handover";
import type { Team } from "@/lib/contracts/portal/team";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { endAccess, expireEnded } from "@/lib/services/access/sessions/end-access";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import type { TeamAct } from "./change-role";
import { moveAll } from "./hand-over-bookings";
import { listTeam } from "./list-team";
import { lockTeam } from "./lock-team";

/**
 * Closes somebody's account: sessions and tokens end, within a second in every process. API keys are the agency's and go on.
 * @param handOver to whom their bookings go; they stay where nobody is named
 * @throws AppError person_not_found, last_owner, agent_unavailable; not_permitted where the owner has ceased to be one
 */
export async function suspendPerson({ handOver, ...act }: TeamAct & { handOver?: HandOverAll | undefined }): Promise<Team> {
  const { partnerId, personId, userId, by, now } = act;
  await db().$transaction(async (tx) => {
    const person = await lockTeam(tx, { partnerId, userId: personId, by: userId });
    if (person.isSuspended) return;
    if (person.isLastOwner) throw new AppError("last_owner");
    await tx.user.update({ where: { id: personId }, data: { disabledAt: now } });
    await tx.passwordReset.deleteMany({ where: { userId: personId } });
    await endAccess(tx, { userId: personId, keep: null, now });
    if (handOver) await moveAll(tx, act, handOver);
    await recordAudit(tx, { action: "user_suspended", by, partnerId, detail: { user: personId }, now });
  });
  expireEnded();
  return listTeam({ partnerId, userId, now });
}
