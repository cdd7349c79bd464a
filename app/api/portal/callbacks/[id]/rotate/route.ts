import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { rotateEndpointSecret } from "@/lib/services/callbacks/rotate-endpoint-secret";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: portalRoute(
    async ({ partner, params, now }) => rotateEndpointSecret({ partnerId: partner.id, endpointId: params.id ?? "", now }),
    ["admin"],
  ),
});
