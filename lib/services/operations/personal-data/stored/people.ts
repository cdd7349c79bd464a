import { db } from "@/lib/db";
import { openDetails, openName, personColumns } from "@/lib/services/ground/personal-data/person";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many passengers were sealed anew, their blind indexes with them */
export function sealPeople(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().bookingPassenger.findMany({
        where: {
          ...(after && { id: { gt: after.id } }),
          OR: [{ sealedName: { not: { startsWith: mark } } }, { sealedDetails: { not: { startsWith: mark } } }],
        },
        orderBy: { id: "asc" },
        take: BATCH,
        include: { booking: { select: { partnerId: true } } },
      }),
    reseal: async (row) => {
      const { id, sealedName, sealedDetails, booking } = row;
      const person = { ...(await openName(row)), ...(await openDetails(row)) };
      const data = await personColumns({ id, partnerId: booking.partnerId }, person);
      await db().bookingPassenger.updateMany({ where: { id, sealedName, sealedDetails }, data });
    },
  });
}
