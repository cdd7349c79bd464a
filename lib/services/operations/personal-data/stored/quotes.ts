import { db } from "@/lib/db";
import { openWords, sealWords } from "@/lib/services/quotes/quote-words";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns of how many quotes the agents' words were sealed anew */
export function sealQuotes(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().quote.findMany({
        where: { ...(after && { id: { gt: after.id } }), AND: [{ words: { not: "" } }, { words: { not: { startsWith: mark } } }] },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, words: true },
      }),
    reseal: async (row) => {
      const words = await sealWords(row.id, await openWords(row));
      await db().quote.updateMany({ where: row, data: { words } });
    },
  });
}
