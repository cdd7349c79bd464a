import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { callbackEndpointChange } from "@/lib/contracts/interface/callbacks";
import { changeEndpoint } from "@/lib/services/channels/callbacks/change-endpoint";
import { deleteEndpoint } from "@/lib/services/channels/callbacks/delete-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, params, now, readBody, readDoer }) => {
      const change = await readBody(callbackEndpointChange);
      return changeEndpoint({ ...change, partnerId: partner.id, endpointId: params.id ?? "", by: readDoer(), now });
    },
    ["admin"],
  ),
  DELETE: portalRoute(
    async ({ partner, params, readDoer }) => deleteEndpoint({ partnerId: partner.id, endpointId: params.id ?? "", by: readDoer() }),
    ["admin"],
  ),
});
