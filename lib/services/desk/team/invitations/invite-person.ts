import { v7 as uuid } from "uuid";
import type { InviteRequest, Team } from "@/lib/contracts/portal/team";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { openInvited, sealInvited } from "@/lib/services/ground/personal-data/invited";
import { hasAddress } from "@/lib/services/ground/personal-data/staff";
import { listTeam } from "../list-team";
import { lockPeople } from "../lock-team";
import { countInvitation } from "./count-invitation";
import { sendInvitation } from "./send-invitation";
import type { InvitationAct } from "./withdraw-invitation";

/** How many invitations may be open at once: nobody invites a larger team by hand. */
const MOST_OPEN = 50;

/**
 * Invites somebody into an agency by a letter with a link, which works once and for seven days.
 * Whether the address has an account elsewhere is told to whoever opens the link, who has the mailbox, and to nobody who invites.
 * @throws AppError already_in_team, already_invited; too_many_invitations; not_permitted where the owner has ceased to be one
 */
export async function invitePerson({ invited, ...act }: Omit<InvitationAct, "invitationId"> & { invited: InviteRequest }): Promise<Team> {
  const { partnerId, userId, by, now } = act;
  const { email, role, locale } = invited;
  await countInvitation({ partnerId, address: email, now });
  const id = uuid();
  const sealedAddress = await sealInvited(id, email);
  await db().$transaction(async (tx) => {
    await lockPeople(tx, { partnerId, by: userId });
    await refuseKnown(tx, partnerId, email);
    const invitation = { id, partnerId, sealedAddress, role, houseRoles: [], locale, createdAt: now };
    await sendInvitation(tx, { invitation, address: email, userId, now });
    await recordAudit(tx, { action: "invitation_sent", by, partnerId, detail: { invitation: id, role }, now });
  });
  relayJobsSoon();
  return listTeam({ partnerId, userId, now });
}

/** Other agencies' people are as if there were none. */
async function refuseKnown(tx: Prisma.TransactionClient, partnerId: string, email: string): Promise<void> {
  const known = await tx.user.findFirst({ where: { AND: [await hasAddress(email), { partnerId }] }, select: { id: true } });
  if (known) throw new AppError("already_in_team");
  const open = await tx.invitation.findMany({ where: { partnerId }, select: { id: true, sealedAddress: true } });
  if (open.length >= MOST_OPEN) throw new AppError("too_many_invitations");
  const addresses = await Promise.all(open.map(openInvited));
  if (addresses.includes(email)) throw new AppError("already_invited");
}
