import { db } from "@/lib/db";
import { openMessage, sealBody } from "@/lib/services/booking/messages/message-body";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many messages to partners were sealed anew */
export function sealMessages(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().webhookEvent.findMany({
        where: { ...(after && { id: { gt: after.id } }), body: { not: { startsWith: mark } } },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, body: true },
      }),
    reseal: async (row) => {
      const { body } = await openMessage(row);
      await db().webhookEvent.updateMany({ where: row, data: { body: await sealBody(row.id, body) } });
    },
  });
}
