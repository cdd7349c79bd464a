import type { Team } from "@/lib/contracts/portal/team";
import type { TeamRole } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { expireEnded } from "@/lib/services/access/sessions/end-access";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { listTeam } from "./list-team";
import { lockTeam } from "./lock-team";

/** What an owner does to somebody of their agency. */
export interface TeamAct {
  partnerId: string;
  /** The person whose role changes. */
  personId: string;
  /** The owner. */
  userId: string;
  by: Doer;
  now: Date;
}

/**
 * Gives somebody another role: it counts from their next request, within a second in every process, also for their tokens.
 * @throws AppError person_not_found, last_owner; not_permitted where the owner has ceased to be one
 */
export async function changeRole({ partnerId, personId, userId, role, by, now }: TeamAct & { role: TeamRole }): Promise<Team> {
  await db().$transaction(async (tx) => {
    const person = await lockTeam(tx, { partnerId, userId: personId, by: userId });
    if (person.role === role) return;
    if (person.isLastOwner) throw new AppError("last_owner");
    await tx.user.update({ where: { id: personId }, data: { role } });
    await recordAudit(tx, { action: "user_changed", by, partnerId, detail: { user: personId, role, before_role: person.role }, now });
  });
  expireEnded();
  return listTeam({ partnerId, userId, now });
}
