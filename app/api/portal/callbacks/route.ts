import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { newCallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import { listEndpoints } from "@/lib/services/channels/callbacks/list-endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, now }) => listEndpoints({ partnerId: partner.id, now }), ["admin"]),
  POST: portalRoute(
    async ({ partner, principal, now, readBody, readDoer }) => {
      const { email = principal.email, ...wanted } = await readBody(newCallbackEndpoint);
      return createEndpoint({ ...wanted, email, partnerId: partner.id, by: readDoer(), now });
    },
    ["admin"],
  ),
});
