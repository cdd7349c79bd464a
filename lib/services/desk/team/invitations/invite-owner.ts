import { v7 as uuid } from "uuid";
import type { OwnerInvitation, OwnerInvitationRequest } from "@/lib/contracts/operator/agencies";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { drawLinkSecret } from "@/lib/services/access/people/link-secret";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { openInvited, sealInvited } from "@/lib/services/ground/personal-data/invited";
import { hasAddress } from "@/lib/services/ground/personal-data/staff";

const LIFETIME_DAYS = 7;

interface InviteOwner {
  partnerCode: string;
  invited: OwnerInvitationRequest;
  by: Doer;
  now: Date;
}

/**
 * Invites an owner into an agency from the back office, by a link that works once and for seven days. It is handed over by whoever asks for it, whom
 * the agency knows, and sent by nobody; an invitation of the same address that was open ends.
 * @returns what stands in the link, which can be read this once
 * @throws AppError validation (`partner`); address_taken where somebody has the address already
 */
export async function inviteOwner({ partnerCode, invited: { email, locale }, by, now }: InviteOwner): Promise<OwnerInvitation> {
  const { id: partnerId } = await findLivePartner(partnerCode);
  if (await db().user.findFirst({ where: await hasAddress(email), select: { id: true } })) throw new AppError("address_taken");
  const id = uuid();
  const { token, tokenHash } = drawLinkSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);
  const sealedAddress = await sealInvited(id, email);
  const replaced = await invitationsOf(partnerId, email);
  await db().$transaction(async (tx) => {
    await tx.invitation.deleteMany({ where: { id: { in: replaced } } });
    await tx.invitation.create({
      data: { id, partnerId, sealedAddress, role: "admin", locale, tokenHash, createdAt: now, sentAt: now, expiresAt },
    });
    await recordAudit(tx, { action: "invitation_sent", by, partnerId, detail: { invitation: id, role: "admin" }, now });
  });
  return { token, until: expiresAt.toISOString() };
}

async function invitationsOf(partnerId: string, email: string): Promise<string[]> {
  const open = await db().invitation.findMany({ where: { partnerId }, select: { id: true, sealedAddress: true } });
  const addresses = await Promise.all(open.map(async (invitation) => ({ id: invitation.id, address: await openInvited(invitation) })));
  return addresses.filter(({ address }) => address === email).map(({ id }) => id);
}
