import { z } from "zod";
import type { AgencyDetail, AgencyPerson } from "@/lib/contracts/operator/agencies";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import type { AccountAct } from "@/lib/generated/prisma/client";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { openIfKnown } from "@/lib/services/ground/personal-data/keyring";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

/** Who works for an agency, the oldest account first. */
export async function readPeople(partnerId: string): Promise<AgencyDetail["people"]> {
  const rows = await db().user.findMany({
    where: { partnerId, role: { in: [...TEAM_ROLES] } },
    select: {
      ...STAFF_COLUMNS,
      role: true,
      disabledAt: true,
      sessions: { select: { createdAt: true }, orderBy: { createdAt: "desc" }, take: 1 },
      accountActs: { orderBy: { createdAt: "desc" }, take: 1 },
    },
    orderBy: { createdAt: "asc" },
  });
  const names = await namesOfActors(rows.flatMap(({ accountActs }) => accountActs.map(({ actor }) => actor)));
  return Promise.all(
    rows.map(async (person) => {
      const { email, name } = await openStaffIfKnown(person);
      const last_sign_in = person.sessions[0]?.createdAt.toISOString() ?? null;
      const [act] = person.accountActs;
      const block = person.disabledAt && act?.isBlock ? await presentBlock(act, names) : null;
      return { email, name, role: z.enum(TEAM_ROLES).parse(person.role), is_blocked: person.disabledAt !== null, block, last_sign_in };
    }),
  );
}

async function presentBlock({ id, reason, actor, createdAt }: AccountAct, names: Map<string, string>): Promise<AgencyPerson["block"]> {
  return {
    at: createdAt.toISOString(),
    by: names.get(actor) ?? null,
    reason: (await openIfKnown("account_act.reason", id, reason)) ?? "",
  };
}
