import { z } from "zod";
import type { Team } from "@/lib/contracts/portal/team";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { sendsMails } from "@/lib/env";
import type { Invitation } from "@/lib/generated/prisma/client";
import { openInvited } from "@/lib/services/ground/personal-data/invited";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

interface Asked {
  partnerId: string;
  /** The signed-in user. */
  userId: string;
  now: Date;
}

const SELECT = {
  ...STAFF_COLUMNS,
  role: true,
  disabledAt: true,
  sessions: { select: { createdAt: true }, orderBy: { createdAt: "desc" }, take: 1 },
} as const;

/** The people of an agency, those who work there first, by name; and whom it has invited, in the order of the invitations. */
export async function listTeam({ partnerId, userId, now }: Asked): Promise<Team> {
  const [rows, invitations] = await Promise.all([
    db().user.findMany({ where: { partnerId, role: { in: [...TEAM_ROLES] } }, select: SELECT }),
    db().invitation.findMany({ where: { partnerId, role: { in: [...TEAM_ROLES] } }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
  ]);
  const items = await Promise.all(
    rows.flatMap((row) => {
      const role = TEAM_ROLES.find((each) => each === row.role);
      return role ? [present({ ...row, role }, userId)] : [];
    }),
  );
  return {
    items: items.sort((one, other) => Number(one.is_suspended) - Number(other.is_suspended) || one.name.localeCompare(other.name)),
    invitations: await Promise.all(invitations.map((invitation) => presentInvitation(invitation, now))),
    leaves: sendsMails(),
  };
}

type Row = Parameters<typeof openStaffIfKnown>[0] & {
  role: Team["items"][number]["role"];
  disabledAt: Date | null;
  sessions: { createdAt: Date }[];
};

async function present(row: Row, userId: string): Promise<Team["items"][number]> {
  const { name, email } = await openStaffIfKnown(row);
  return {
    ...{ id: row.id, name, email, role: row.role },
    is_suspended: row.disabledAt !== null,
    last_sign_in: row.sessions[0]?.createdAt.toISOString() ?? null,
    is_you: row.id === userId,
  };
}

async function presentInvitation(invitation: Invitation, now: Date): Promise<Team["invitations"][number]> {
  const { id, role, sentAt, expiresAt } = invitation;
  return {
    ...{ id, email: await openInvited(invitation), role: z.enum(TEAM_ROLES).parse(role) },
    ...{ sent: sentAt.toISOString(), until: expiresAt.toISOString(), is_expired: expiresAt <= now },
  };
}
