import { validate } from "uuid";
import type { SentAgain } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { replayDelivery } from "@/lib/services/channels/callbacks/replay-delivery";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

interface TryDeliveryAgain {
  deliveryId: string;
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Sends a message to a partner's address once more, as the partner's own people may; what came of it is said at once.
 * @throws AppError delivery_not_found, endpoint_disabled, too_many_requests
 */
export async function tryDeliveryAgain({ deliveryId, reason, by, now }: TryDeliveryAgain): Promise<SentAgain> {
  const endpoint = await endpointOf(deliveryId);
  const { state } = await replayDelivery({ partnerId: endpoint.partnerId, deliveryId, now });
  const detail = { host: new URL(endpoint.url).host, reason };
  await recordAudit(db(), { action: "callback_tried_again", by, partnerId: endpoint.partnerId, detail, now });
  return { outcome: state === "delivered" ? "delivered" : "failed" };
}

async function endpointOf(deliveryId: string): Promise<{ partnerId: string; url: string }> {
  const select = { endpoint: { select: { partnerId: true, url: true } } } as const;
  const found = validate(deliveryId) ? await db().webhookDelivery.findUnique({ where: { id: deliveryId }, select }) : null;
  if (!found) throw new AppError("delivery_not_found");
  return found.endpoint;
}
