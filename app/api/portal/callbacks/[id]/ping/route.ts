import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { pingEndpoint } from "@/lib/services/channels/callbacks/ping-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, params, now }) => pingEndpoint({ partnerId: partner.id, endpointId: params.id ?? "", now }),
    ["admin"],
  ),
});
