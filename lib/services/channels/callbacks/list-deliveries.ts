import type { CallbackDeliveryPage } from "@/lib/contracts/interface/callbacks";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import type { DeliveryState } from "@/lib/domain/webhooks/attempt";
import { ofBothModes } from "@/lib/services/access/partners/partner-mode";
import { findEndpoint } from "./parts/endpoint-record";
import { listedInclude, presentListed } from "./parts/listed-deliveries";

interface ListOptions {
  /** The live partner; deliveries of its test mode are listed too. */
  partnerId: string;
  /** Id of one endpoint; all where absent. */
  endpoint?: string | undefined;
  state?: DeliveryState | undefined;
  /** Number of the page, from 1. */
  page: number;
}

/** What was sent to a partner's addresses in the last 30 days, newest first. @throws AppError endpoint_not_found */
export async function listDeliveries(options: ListOptions): Promise<CallbackDeliveryPage> {
  const { page, state } = options;
  const where = { endpointId: { in: await endpointsOf(options) }, ...(state && { state }) };
  const [deliveries, total] = await Promise.all([
    db().webhookDelivery.findMany({
      where,
      include: listedInclude,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    }),
    db().webhookDelivery.count({ where }),
  ]);
  return { items: await presentListed(deliveries), ...placeOf(page, total) };
}

async function endpointsOf({ partnerId, endpoint }: ListOptions): Promise<string[]> {
  if (endpoint) return [(await findEndpoint({ partnerId, endpointId: endpoint })).id];
  const endpoints = await db().webhookEndpoint.findMany({ where: ofBothModes(partnerId), select: { id: true } });
  return endpoints.map(({ id }) => id);
}
