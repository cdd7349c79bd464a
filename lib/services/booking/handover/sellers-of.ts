import { validate } from "uuid";
import { SELLERS } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

const SELLING = { role: { in: [...SELLERS] }, disabledAt: null } satisfies Prisma.UserWhereInput;

/** Who of an agency sells, by name: they can look after bookings. @param partnerId the live partner */
export async function sellersOf(partnerId: string): Promise<{ id: string; name: string }[]> {
  const rows = await db().user.findMany({ where: { partnerId, ...SELLING }, select: STAFF_COLUMNS });
  const sellers = await Promise.all(rows.map(async (row) => ({ id: row.id, name: (await openStaffIfKnown(row)).name })));
  return sellers.sort((one, other) => one.name.localeCompare(other.name));
}

/** @throws AppError agent_unavailable unless they sell for the agency */
export async function requireSeller(
  tx: Pick<Prisma.TransactionClient, "user">,
  { partnerId, userId }: { partnerId: string; userId: string },
): Promise<void> {
  const found = validate(userId) ? await tx.user.findFirst({ where: { id: userId, partnerId, ...SELLING }, select: { id: true } }) : null;
  if (!found) throw new AppError("agent_unavailable");
}
