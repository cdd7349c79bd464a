import { v7 as uuid } from "uuid";
import type { ColleagueInvitation, InviteColleague } from "@/lib/contracts/operator/operator-colleagues";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { housePartner } from "@/lib/services/access/house/house-partner";
import { drawLinkSecret } from "@/lib/services/access/people/link-secret";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { openInvited, sealInvited } from "@/lib/services/ground/personal-data/invited";
import { hasAddress } from "@/lib/services/ground/personal-data/staff";
import { countInvitation } from "../team/invitations/count-invitation";

const LIFETIME_DAYS = 7;

interface Inviting {
  invited: Omit<InviteColleague, "password">;
  by: Doer;
  now: Date;
}

/**
 * Invites somebody into the back office by a link that works once and for seven days, and is handed over by whoever invites: no letter goes out. An
 * earlier invitation of the same address is worth nothing from then on.
 * @throws AppError address_taken where somebody has the address; too_many_invitations
 */
export async function inviteColleague({ invited: { email, roles, locale }, by, now }: Inviting): Promise<ColleagueInvitation> {
  const known = await hasAddress(email);
  if (await db().user.findFirst({ where: known, select: { id: true } })) throw new AppError("address_taken");
  const id = uuid();
  const sealedAddress = await sealInvited(id, email);
  const { token, tokenHash } = drawLinkSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);
  const { id: partnerId } = await db().$transaction(housePartner);
  await countInvitation({ partnerId, address: email, now });
  await db().$transaction(async (tx) => {
    await dropEarlier(tx, partnerId, email);
    const row = { id, partnerId, sealedAddress, role: "operator" as const, houseRoles: roles, locale, tokenHash };
    await tx.invitation.create({ data: { ...row, createdAt: now, sentAt: now, expiresAt } });
    const detail = { invitation: id, role: "operator", houseRoles: roles.join(",") };
    await recordAudit(tx, { action: "invitation_sent", by, partnerId, detail, now });
  });
  return { token, expires: expiresAt.toISOString() };
}

async function dropEarlier(tx: Prisma.TransactionClient, partnerId: string, email: string): Promise<void> {
  const open = await tx.invitation.findMany({ where: { partnerId, role: "operator" }, select: { id: true, sealedAddress: true } });
  for (const invitation of open)
    if ((await openInvited(invitation)) === email) await tx.invitation.deleteMany({ where: { id: invitation.id } });
}
