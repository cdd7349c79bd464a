import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import type { HouseRole } from "@/lib/domain/house/rights";
import type { Locale } from "@/lib/domain/localized";
import { drawLinkSecret } from "@/lib/services/access/people/link-secret";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { openInvited, sealInvited } from "@/lib/services/ground/personal-data/invited";

const LIFETIME_DAYS = 7;

interface Handing {
  partnerId: string;
  email: string;
  role: "admin" | "operator";
  /** What an operator may do in the back office. */
  houseRoles?: HouseRole[];
  locale: Locale;
  by: Doer;
  now: Date;
}

/**
 * Makes an invitation whose link works once and for seven days, and is handed over by whoever asks for it: no letter goes out. An earlier one of the
 * same address with this partner is worth nothing from then on. Whether the address has an account is the caller's to look at.
 * @returns what stands in the link, which can be read this once, and until when it works
 */
export async function handInvitation({ partnerId, email, by, now, ...granted }: Handing): Promise<{ token: string; until: Date }> {
  const { role, houseRoles } = granted;
  const id = uuid();
  const { token, tokenHash } = drawLinkSecret();
  const until = new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);
  const sealedAddress = await sealInvited(id, email);
  const earlier = await invitationsOf(partnerId, email);
  await db().$transaction(async (tx) => {
    await tx.invitation.deleteMany({ where: { id: { in: earlier } } });
    await tx.invitation.create({
      data: { id, partnerId, sealedAddress, ...granted, tokenHash, createdAt: now, sentAt: now, expiresAt: until },
    });
    const detail = { invitation: id, role, ...(houseRoles && { houseRoles: houseRoles.join(",") }) };
    await recordAudit(tx, { action: "invitation_sent", by, partnerId, detail, now });
  });
  return { token, until };
}

async function invitationsOf(partnerId: string, email: string): Promise<string[]> {
  const open = await db().invitation.findMany({ where: { partnerId }, select: { id: true, sealedAddress: true } });
  const addresses = await Promise.all(open.map(async (invitation) => ({ id: invitation.id, address: await openInvited(invitation) })));
  return addresses.filter(({ address }) => address === email).map(({ id }) => id);
}
