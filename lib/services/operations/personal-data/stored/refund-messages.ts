import { db } from "@/lib/db";
import { openMessageWords, sealMessageWords } from "@/lib/services/aftersale/refunds/conversation/sealed-conversation";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many messages about refund requests were sealed anew */
export function sealRefundMessages(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().refundMessage.findMany({
        where: { ...(after && { id: { gt: after.id } }), AND: [{ words: { not: "" } }, { words: { not: { startsWith: mark } } }] },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, words: true },
      }),
    reseal: async (row) => {
      const words = await sealMessageWords(row.id, await openMessageWords(row));
      await db().refundMessage.updateMany({ where: row, data: { words } });
    },
  });
}
