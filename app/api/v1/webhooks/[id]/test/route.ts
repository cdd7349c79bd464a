import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { pingEndpoint } from "@/lib/services/channels/callbacks/ping-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.test_webhook, async ({ partner, params, now }) =>
    pingEndpoint({ partnerId: partner.id, isProgram: true, endpointId: params.id ?? "", now }),
  ),
});
