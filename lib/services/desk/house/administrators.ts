import { z } from "zod";
import { AppError } from "@/lib/domain/errors";
import { HOUSE_ROLES, type HouseRole } from "@/lib/domain/house/rights";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";

/** What an administrator of the house does to somebody of it. */
export interface HouseAct {
  /** The colleague. */
  personId: string;
  /** The administrator. */
  userId: string;
  by: Doer;
  now: Date;
}

/**
 * The administrators of the house, each locked until the transaction ends, always in one order: of two who take each other's rights at once, the
 * second finds what the first has left. As the first part of a statement it is `administrators`.
 */
export const ADMINISTRATORS = Prisma.sql`administrators as materialized (
  select id from app_user where role = 'operator' and disabled_at is null and 'administrator' = any(house_roles) order by id for no key update)`;

/** Whether this person is one of them. */
export const isAdministrator = (userId: string): Prisma.Sql => Prisma.sql`exists (select from administrators where id = ${userId}::uuid)`;

/** Whether one of them stays when this person goes. */
export const othersStay = (personId: string): Prisma.Sql =>
  Prisma.sql`(select count(*) from administrators where id <> ${personId}::uuid) > 0`;

const rows = z.array(z.object({ roles: z.array(z.enum(HOUSE_ROLES)) }));

/**
 * Why a statement has changed nothing: whoever acts has ceased to be an administrator (right_missing), there is no such colleague
 * (person_not_found), or they are the last administrator.
 */
export async function whyRefused(
  tx: Prisma.TransactionClient,
  { personId, userId }: Pick<HouseAct, "personId" | "userId">,
): Promise<AppError> {
  const people = await tx.user.findMany({
    where: { id: { in: [personId, userId] }, role: "operator" },
    select: { id: true, houseRoles: true, disabledAt: true },
  });
  const acting = people.find(({ id }) => id === userId);
  if (!acting || acting.disabledAt !== null || !acting.houseRoles.includes("administrator"))
    return new AppError("right_missing", { data: { area: "house", act: "change" } });
  return new AppError(people.some(({ id }) => id === personId) ? "last_administrator" : "person_not_found");
}

/** What the person was before, as the statement returns it; null where it has changed nothing. */
export function rolesBefore(returned: unknown): HouseRole[] | null {
  return rows.parse(returned)[0]?.roles ?? null;
}
