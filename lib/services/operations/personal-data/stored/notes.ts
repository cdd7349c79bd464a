import { db } from "@/lib/db";
import { openNote, sealNote } from "@/lib/services/ground/personal-data/refund-note";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many notes on refunds were sealed anew */
export function sealNotes(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().refundRequest.findMany({
        where: { ...(after && { id: { gt: after.id } }), AND: [{ note: { not: "" } }, { note: { not: { startsWith: mark } } }] },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, bookingId: true, note: true },
      }),
    reseal: async (row) => {
      const note = await sealNote(row.bookingId, await openNote(row));
      await db().refundRequest.updateMany({ where: row, data: { note } });
    },
  });
}
