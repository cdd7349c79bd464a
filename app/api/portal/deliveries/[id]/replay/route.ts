import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { replayDelivery } from "@/lib/services/channels/callbacks/replay-delivery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, params, now }) => replayDelivery({ partnerId: partner.id, deliveryId: params.id ?? "", now }),
    ["admin"],
  ),
});
