import type { Team } from "@/lib/contracts/portal/team";
import { db } from "@/lib/db";
import { endAccess, expireEnded } from "@/lib/services/access/sessions/end-access";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import type { TeamAct } from "./change-role";
import { listTeam } from "./list-team";
import { lockTeam } from "./lock-team";

/**
 * Opens a suspended account again: its person signs in with the password that they had.
 * @throws AppError person_not_found; not_permitted where the owner has ceased to be one
 */
export async function reinstatePerson({ partnerId, personId, userId, by, now }: TeamAct): Promise<Team> {
  await db().$transaction(async (tx) => {
    const person = await lockTeam(tx, { partnerId, userId: personId, by: userId });
    if (!person.isSuspended) return;
    // A sign-in that was under way at the suspension may have left a session behind.
    await endAccess(tx, { userId: personId, keep: null, now });
    await tx.user.update({ where: { id: personId }, data: { disabledAt: null } });
    await recordAudit(tx, { action: "user_reinstated", by, partnerId, detail: { user: personId }, now });
  });
  expireEnded();
  return listTeam({ partnerId, userId, now });
}
