import { db } from "@/lib/db";
import { openEndpointEmail, sealEndpointEmail } from "@/lib/services/channels/callbacks/parts/endpoint-email";
import { BATCH, inBatches } from "./in-batches";

/** @param mark how values of the key in use begin @returns how many status callbacks had their e-mail address sealed anew */
export function sealCallbackAddresses(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().webhookEndpoint.findMany({
        where: { ...(after && { id: { gt: after.id } }), AND: [{ email: { not: "" } }, { email: { not: { startsWith: mark } } }] },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, email: true },
      }),
    reseal: async (row) =>
      db().webhookEndpoint.updateMany({ where: row, data: { email: await sealEndpointEmail(row.id, await openEndpointEmail(row)) } }),
  });
}
