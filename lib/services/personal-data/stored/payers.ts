import { db } from "@/lib/db";
import { openPayer, payerColumns } from "../payer";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many bookings were sealed anew */
export function sealPayers(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().booking.findMany({
        where: {
          ...(after && { id: { gt: after.id } }),
          OR: [{ sealedPayer: null, payerName: { not: null } }, { sealedPayer: { not: { startsWith: mark } } }],
        },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, sealedPayer: true, payerName: true, payerEmail: true, payerTel: true },
      }),
    reseal: async (row) => {
      const { id, sealedPayer, payerName } = row;
      await db().booking.updateMany({ where: { id, sealedPayer, payerName }, data: await payerColumns(id, await openPayer(row)) });
    },
  });
}
