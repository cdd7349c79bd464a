import type { InvitationShown } from "@/lib/contracts/account/invitation";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { credentialHash } from "@/lib/services/access/credentials/credential-hash";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { openInvited } from "@/lib/services/ground/personal-data/invited";

/** What an invitation says to whoever has its link. @throws AppError invitation_invalid where it is unknown, used, withdrawn or too old */
export async function readInvitation({ token, now }: { token: string; now: Date }): Promise<InvitationShown> {
  const { invitation, address } = await findInvitation({ token, now });
  return { agency: invitation.partner.name, email: address, role: invitation.role };
}

/** @throws AppError invitation_invalid */
export async function findInvitation({ token, now }: { token: string; now: Date }) {
  const where = { tokenHash: credentialHash(token), expiresAt: { gt: now }, partner: openPartners() };
  const invitation = await db().invitation.findFirst({ where, include: { partner: { select: { name: true, isDemo: true } } } });
  if (!invitation) throw new AppError("invitation_invalid");
  return { invitation, where, address: await openInvited(invitation) };
}
