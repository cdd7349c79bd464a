import { db } from "@/lib/db";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { type EndpointAddress, findEndpoint } from "./parts/endpoint-record";

/**
 * Forgets a callback address with its log; what was on its way to it stops.
 * @throws AppError endpoint_not_found
 */
export async function deleteEndpoint({ by = SYSTEM, ...address }: EndpointAddress & { by?: Doer }): Promise<{ id: string }> {
  const { id, url } = await findEndpoint(address);
  const { partnerId } = address;
  await db().$transaction(async (tx) => {
    await tx.webhookEndpoint.deleteMany({ where: { id } });
    await recordAudit(tx, { action: "callback_deleted", by, partnerId, detail: { endpoint: id, host: new URL(url).host } });
  });
  return { id };
}
