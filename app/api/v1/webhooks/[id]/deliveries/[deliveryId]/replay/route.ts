import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { replayDelivery } from "@/lib/services/channels/callbacks/replay-delivery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.replay_webhook_delivery, async ({ partner, params, now }) => {
    const { id = "", deliveryId = "" } = params;
    return replayDelivery({ partnerId: partner.id, isProgram: true, endpointId: id, deliveryId, now });
  }),
});
