import type { Colleagues } from "@/lib/contracts/operator/operator-colleagues";
import { db } from "@/lib/db";
import type { Invitation } from "@/lib/generated/prisma/client";
import { isObligatory } from "@/lib/services/access/second-factor/second-factor-state";
import { openInvited } from "@/lib/services/ground/personal-data/invited";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

const SELECT = {
  ...STAFF_COLUMNS,
  houseRoles: true,
  disabledAt: true,
  partner: { select: { isDemo: true } },
  secondFactor: { select: { confirmedAt: true } },
  sessions: { select: { createdAt: true }, orderBy: { createdAt: "desc" }, take: 1 },
} as const;

/** The people of the house, those who work there first, by name; and whom it has invited, in the order of the invitations. @param userId who asks */
export async function listColleagues({ userId, now }: { userId: string; now: Date }): Promise<Colleagues> {
  const [rows, invitations] = await Promise.all([
    db().user.findMany({ where: { role: "operator" }, select: SELECT }),
    db().invitation.findMany({ where: { role: "operator" }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
  ]);
  const items = await Promise.all(
    rows.map(async ({ houseRoles, disabledAt, partner, secondFactor, sessions, ...row }) => {
      const { name, email } = await openStaffIfKnown(row);
      return {
        ...{ id: row.id, name, email, roles: houseRoles, is_blocked: disabledAt !== null, is_you: row.id === userId },
        lacks_second_factor: !secondFactor?.confirmedAt && isObligatory({ role: "operator", isDemo: partner.isDemo }),
        last_sign_in: sessions[0]?.createdAt.toISOString() ?? null,
      };
    }),
  );
  return {
    items: items.sort((one, other) => Number(one.is_blocked) - Number(other.is_blocked) || one.name.localeCompare(other.name)),
    invitations: await Promise.all(invitations.map((invitation) => presentInvitation(invitation, now))),
  };
}

async function presentInvitation(invitation: Invitation, now: Date): Promise<Colleagues["invitations"][number]> {
  const { id, houseRoles, expiresAt } = invitation;
  return { id, email: await openInvited(invitation), roles: houseRoles, until: expiresAt.toISOString(), is_expired: expiresAt <= now };
}
