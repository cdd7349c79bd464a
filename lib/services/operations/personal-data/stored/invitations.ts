import { db } from "@/lib/db";
import { openInvited, sealInvited } from "@/lib/services/ground/personal-data/invited";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns of how many invitations the address was sealed anew */
export function sealInvitations(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().invitation.findMany({
        where: { ...(after && { id: { gt: after.id } }), sealedAddress: { not: { startsWith: mark } } },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, sealedAddress: true },
      }),
    reseal: async (row) => {
      const sealedAddress = await sealInvited(row.id, await openInvited(row));
      await db().invitation.updateMany({ where: row, data: { sealedAddress } });
    },
  });
}
