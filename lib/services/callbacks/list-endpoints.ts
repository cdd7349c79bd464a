import type { CallbackEndpoint } from "@/lib/contracts/callbacks";
import { db } from "@/lib/db";
import { ofBothModes } from "@/lib/services/access/partner-mode";
import { endpointInclude } from "./parts/endpoint-record";
import { presentEndpoints } from "./parts/present-endpoint";

/** A partner's callback addresses of both modes, oldest first. */
export async function listEndpoints({ partnerId, now }: { partnerId: string; now: Date }): Promise<{ endpoints: CallbackEndpoint[] }> {
  const endpoints = await db().webhookEndpoint.findMany({
    where: ofBothModes(partnerId),
    include: endpointInclude,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return { endpoints: await presentEndpoints(endpoints, now) };
}
