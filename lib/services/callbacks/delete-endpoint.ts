import { db } from "@/lib/db";
import { type EndpointAddress, findEndpoint } from "./parts/endpoint-record";

/**
 * Forgets a callback address with its log; what was on its way to it stops.
 * @throws AppError endpoint_not_found
 */
export async function deleteEndpoint(address: EndpointAddress): Promise<{ id: string }> {
  const { id } = await findEndpoint(address);
  await db().webhookEndpoint.deleteMany({ where: { id } });
  return { id };
}
