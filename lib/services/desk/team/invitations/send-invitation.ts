import { z } from "zod";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { LOCALES } from "@/lib/domain/localized";
import type { Invitation, Prisma } from "@/lib/generated/prisma/client";
import { invitationUrl } from "@/lib/services/access/people/account-urls";
import { drawLinkSecret } from "@/lib/services/access/people/link-secret";
import { composeAccountLetter } from "@/lib/services/channels/mail/account/compose-account-letter";
import { insertAccountMail } from "@/lib/services/channels/mail/account/insert-account-mail";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

const LIFETIME_DAYS = 7;

interface Sending {
  invitation: Omit<Invitation, "tokenHash" | "sentAt" | "expiresAt">;
  address: string;
  /** The owner who sends it. */
  userId: string;
  now: Date;
}

/** Gives an invitation a new link, worth nothing before and alone worth something since, and leaves the letter with it to be sent. */
export async function sendInvitation(tx: Prisma.TransactionClient, { invitation, address, userId, now }: Sending): Promise<void> {
  const { id, partnerId } = invitation;
  const { token, tokenHash } = drawLinkSecret();
  const sent = { tokenHash, sentAt: now, expiresAt: new Date(now.getTime() + LIFETIME_DAYS * 86_400_000) };
  await tx.invitation.upsert({ where: { id }, create: { ...invitation, ...sent }, update: sent });
  const owner = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...STAFF_COLUMNS, partner: { select: { name: true } } },
  });
  const { name: inviter } = await openStaffIfKnown(owner);
  const role = z.enum(TEAM_ROLES).parse(invitation.role);
  const locale = z.enum(LOCALES).parse(invitation.locale);
  const url = invitationUrl(token);
  const said = { agency: owner.partner.name, inviter, role, days: LIFETIME_DAYS, url, locale };
  const letter = composeAccountLetter({ kind: "invitation", ...said });
  await insertAccountMail(tx, { partnerId, kind: "invitation", locale, recipient: address, letter, actor: `partner:${userId}`, now });
}
