import { USUAL_ITEMS } from "@/lib/contracts/cursor-paging";
import type { WebhookDeliveriesQuery, WebhookDeliveryPage } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { cursorOf, pageOfRows, placeIn, UUID_FORM } from "@/lib/services/ground/paging/cursor";
import { type EndpointAddress, findEndpoint } from "./parts/endpoint-record";
import { listedInclude, presentListed } from "./parts/listed-deliveries";

/**
 * What was sent to one address in the last 30 days, newest first, page by page.
 * @throws AppError endpoint_not_found, validation (`cursor`)
 */
export async function listEndpointDeliveries({
  query,
  ...address
}: EndpointAddress & { query: WebhookDeliveriesQuery }): Promise<WebhookDeliveryPage> {
  const { cursor, state, limit = USUAL_ITEMS } = query;
  const { id: endpointId } = await findEndpoint(address);
  const place = cursor === undefined ? null : placeIn(cursor, UUID_FORM);
  const before = place && {
    OR: [{ createdAt: { lt: place.at } }, { createdAt: place.at, id: { lt: place.id } }],
    createdAt: { lte: place.at },
  };
  const found = await db().webhookDelivery.findMany({
    where: { endpointId, ...(state && { state }), ...before },
    include: listedInclude,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const page = pageOfRows(found, limit, ({ createdAt, id }) => cursorOf({ at: createdAt, id }));
  return { items: await presentListed(page.rows), next_cursor: page.next_cursor };
}
