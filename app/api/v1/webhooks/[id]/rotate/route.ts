import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { rotateEndpointSecret } from "@/lib/services/channels/callbacks/rotate-endpoint-secret";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.rotate_webhook, async ({ partner, params, act, readDoer }) =>
    rotateEndpointSecret({
      partnerId: partner.id,
      isProgram: true,
      endpointId: params.id ?? "",
      by: readDoer(),
      key: act.key,
      now: act.now,
    }),
  ),
});
