import { db } from "@/lib/db";
import { openSavedPerson, savedPersonColumns } from "@/lib/services/ground/personal-data/saved-person";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many passengers of the book were sealed anew, their blind indexes with them */
export function sealSavedPassengers(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().savedPassenger.findMany({
        where: { ...(after && { id: { gt: after.id } }), sealedPerson: { not: { startsWith: mark } } },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, partnerId: true, sealedPerson: true },
      }),
    reseal: async (row) => db().savedPassenger.updateMany({ where: row, data: await savedPersonColumns(row, await openSavedPerson(row)) }),
  });
}
