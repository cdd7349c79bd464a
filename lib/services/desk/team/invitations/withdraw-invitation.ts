import { validate } from "uuid";
import type { Team } from "@/lib/contracts/portal/team";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { listTeam } from "../list-team";
import { lockPeople } from "../lock-team";

/** What an owner does to an open invitation. */
export interface InvitationAct {
  partnerId: string;
  invitationId: string;
  /** The owner. */
  userId: string;
  by: Doer;
  now: Date;
}

/**
 * Takes an invitation back: its link is worth nothing from then on.
 * @throws AppError invitation_not_found, for another partner's too; not_permitted where the owner has ceased to be one
 */
export async function withdrawInvitation({ partnerId, invitationId, userId, by, now }: InvitationAct): Promise<Team> {
  if (!validate(invitationId)) throw new AppError("invitation_not_found");
  await db().$transaction(async (tx) => {
    await lockPeople(tx, { partnerId, by: userId });
    const { count } = await tx.invitation.deleteMany({ where: { id: invitationId, partnerId } });
    if (count === 0) throw new AppError("invitation_not_found");
    await recordAudit(tx, { action: "invitation_withdrawn", by, partnerId, detail: { invitation: invitationId }, now });
  });
  return listTeam({ partnerId, userId, now });
}
