import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { type Owner, ownedBy } from "@/lib/services/access/partners/partner-mode";
import { endpointInclude } from "./parts/endpoint-record";
import { presentEndpoints } from "./parts/present-endpoint";

/** A partner's callback addresses, oldest first. */
export async function listEndpoints({ now, ...owner }: Owner & { now: Date }): Promise<{ endpoints: CallbackEndpoint[] }> {
  const endpoints = await db().webhookEndpoint.findMany({
    where: ownedBy(owner),
    include: endpointInclude,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return { endpoints: await presentEndpoints(endpoints, now) };
}
