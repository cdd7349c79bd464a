import { db } from "@/lib/db";
import { openPayer, payerColumns } from "@/lib/services/ground/personal-data/payer";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many bookings were sealed anew */
export function sealPayers(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().booking.findMany({
        where: {
          ...(after && { id: { gt: after.id } }),
          sealedPayer: { not: { startsWith: mark } },
        },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, sealedPayer: true },
      }),
    reseal: async (row) => {
      await db().booking.updateMany({ where: row, data: await payerColumns(row.id, await openPayer(row)) });
    },
  });
}
