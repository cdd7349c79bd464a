import { db } from "@/lib/db";
import type { SaleLimit } from "@/lib/generated/prisma/client";

/** What holds of a leg at this moment, the whole departure first. */
export async function listSaleLimits(legKey: string, now: Date): Promise<SaleLimit[]> {
  return db().saleLimit.findMany({
    where: { legKey, liftedAt: null, OR: [{ until: null }, { until: { gt: now } }] },
    orderBy: { bookingClass: { sort: "asc", nulls: "first" } },
  });
}
