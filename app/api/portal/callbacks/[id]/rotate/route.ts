import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { rotateEndpointSecret } from "@/lib/services/channels/callbacks/rotate-endpoint-secret";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, params, now, readDoer }) =>
      rotateEndpointSecret({ partnerId: partner.id, endpointId: params.id ?? "", by: readDoer(), now }),
    ["admin"],
  ),
});
