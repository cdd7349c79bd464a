import { db } from "@/lib/db";
import { openStaff, STAFF_COLUMNS, staffColumns } from "@/lib/services/ground/personal-data/staff";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many accounts were sealed anew, their blind indexes with them */
export function sealStaff(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().user.findMany({
        where: {
          ...(after && { id: { gt: after.id } }),
          sealedPerson: { not: { startsWith: mark } },
        },
        orderBy: { id: "asc" },
        take: BATCH,
        select: STAFF_COLUMNS,
      }),
    reseal: async (row) => db().user.updateMany({ where: row, data: await staffColumns(row.id, await openStaff(row)) }),
  });
}
