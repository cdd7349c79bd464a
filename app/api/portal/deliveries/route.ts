import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { callbackDeliveryQuery } from "@/lib/contracts/interface/callbacks";
import { listDeliveries } from "@/lib/services/channels/callbacks/list-deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ partner, readQuery }) => listDeliveries({ partnerId: partner.id, ...readQuery(callbackDeliveryQuery) }),
    ["admin"],
  ),
});
