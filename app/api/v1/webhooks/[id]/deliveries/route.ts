import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listEndpointDeliveries } from "@/lib/services/channels/callbacks/list-endpoint-deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_webhook_deliveries, async ({ partner, params, readQuery }) =>
    listEndpointDeliveries({
      partnerId: partner.id,
      isProgram: true,
      endpointId: params.id ?? "",
      query: readQuery(),
    }),
  ),
});
