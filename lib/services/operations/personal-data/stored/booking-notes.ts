import { db } from "@/lib/db";
import { openNoteWords, sealNoteWords } from "@/lib/services/booking/notes/sealed-note";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many notes on bookings were sealed anew */
export function sealBookingNotes(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().bookingNote.findMany({
        where: { ...(after && { id: { gt: after.id } }), NOT: { words: { startsWith: mark } } },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, words: true },
      }),
    reseal: async (row) => {
      const words = await sealNoteWords(row.id, await openNoteWords(row));
      await db().bookingNote.updateMany({ where: row, data: { words } });
    },
  });
}
