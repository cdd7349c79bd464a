import { z } from "zod";
import type { AgencyPeoplePage } from "@/lib/contracts/operator/operator-people";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

/** Who works for any agency, by agency and then the oldest account first, without the house's own people. @param page from 1 */
export async function listAllPeople({ page }: { page: number }): Promise<AgencyPeoplePage> {
  const where = {
    role: { in: [...TEAM_ROLES] },
    partner: { AND: [openPartners(), { testOf: null, isHouse: false }] },
  } satisfies Prisma.UserWhereInput;
  const [total, rows] = await Promise.all([
    db().user.count({ where }),
    db().user.findMany({
      where,
      select: {
        ...STAFF_COLUMNS,
        ...{ role: true, disabledAt: true },
        partner: { select: { code: true, name: true } },
        sessions: { select: { createdAt: true }, orderBy: { createdAt: "desc" }, take: 1 },
      },
      orderBy: [{ partner: { name: "asc" } }, { createdAt: "asc" }, { id: "asc" }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
  ]);
  const items = await Promise.all(
    rows.map(async ({ role, disabledAt, partner, sessions, ...person }) => {
      const { email, name } = await openStaffIfKnown(person);
      const last_sign_in = sessions[0]?.createdAt.toISOString() ?? null;
      return { email, name, role: z.enum(TEAM_ROLES).parse(role), agency: partner, is_blocked: disabledAt !== null, last_sign_in };
    }),
  );
  return { items, ...placeOf(page, total) };
}
