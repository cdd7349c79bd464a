import { TEAM_ROLES } from "@/lib/contracts/scopes";
import type { Team } from "@/lib/contracts/team";
import { db } from "@/lib/db";
import { openStaffIfKnown, STAFF_COLUMNS } from "../personal-data/staff";

interface Asked {
  partnerId: string;
  /** Whoever asks. */
  userId: string;
}

const SELECT = {
  ...STAFF_COLUMNS,
  role: true,
  disabledAt: true,
  sessions: { select: { createdAt: true }, orderBy: { createdAt: "desc" }, take: 1 },
} as const;

/** The people of an agency: those who work there first, by name. */
export async function listTeam({ partnerId, userId }: Asked): Promise<Team> {
  const rows = await db().user.findMany({ where: { partnerId, role: { in: [...TEAM_ROLES] } }, select: SELECT });
  const items = await Promise.all(
    rows.flatMap((row) => {
      const role = TEAM_ROLES.find((each) => each === row.role);
      return role ? [present({ ...row, role }, userId)] : [];
    }),
  );
  return { items: items.sort((one, other) => Number(one.is_suspended) - Number(other.is_suspended) || one.name.localeCompare(other.name)) };
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
