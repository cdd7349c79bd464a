import { validate } from "uuid";
import type { Team } from "@/lib/contracts/portal/team";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { openInvited } from "@/lib/services/ground/personal-data/invited";
import { listTeam } from "../list-team";
import { lockPeople } from "../lock-team";
import { countInvitation } from "./count-invitation";
import { sendInvitation } from "./send-invitation";
import type { InvitationAct } from "./withdraw-invitation";

/**
 * Sends an invitation again, also one that is too old, for seven days more. The link of the letter before is worth nothing then.
 * @throws AppError invitation_not_found, for another partner's too; too_many_invitations; not_permitted where the owner has ceased to be one
 */
export async function resendInvitation({ partnerId, invitationId, userId, by, now }: InvitationAct): Promise<Team> {
  const where = { id: invitationId, partnerId };
  const found = validate(invitationId)
    ? await db().invitation.findFirst({ where, omit: { tokenHash: true, sentAt: true, expiresAt: true } })
    : null;
  if (!found) throw new AppError("invitation_not_found");
  const address = await openInvited(found);
  await countInvitation({ partnerId, address, now });
  await db().$transaction(async (tx) => {
    await lockPeople(tx, { partnerId, by: userId });
    // It may have been accepted or withdrawn meanwhile: an acceptance waits for the row, and finds another link.
    const [open] = await tx.$queryRaw<unknown[]>`select 1 from invitation where id = ${invitationId}::uuid for update`;
    if (!open) throw new AppError("invitation_not_found");
    await sendInvitation(tx, { invitation: found, address, userId, now });
    await recordAudit(tx, { action: "invitation_sent", by, partnerId, detail: { invitation: invitationId, role: found.role }, now });
  });
  relayJobsSoon();
  return listTeam({ partnerId, userId, now });
}
