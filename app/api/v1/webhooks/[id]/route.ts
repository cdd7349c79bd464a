import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { changeEndpoint } from "@/lib/services/channels/callbacks/change-endpoint";
import { deleteEndpoint } from "@/lib/services/channels/callbacks/delete-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.change_webhook, async ({ partner, params, now, readBody, readDoer }) => {
    const change = await readBody();
    return changeEndpoint({ ...change, partnerId: partner.id, isProgram: true, endpointId: params.id ?? "", by: readDoer(), now });
  }),
  DELETE: operation(OPERATIONS.delete_webhook, async ({ partner, params, readDoer }) =>
    deleteEndpoint({ partnerId: partner.id, isProgram: true, endpointId: params.id ?? "", by: readDoer() }),
  ),
});
