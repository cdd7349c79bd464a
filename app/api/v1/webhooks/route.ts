import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import { listEndpoints } from "@/lib/services/channels/callbacks/list-endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_webhooks, async ({ partner, now }) => listEndpoints({ partnerId: partner.id, isProgram: true, now })),
  POST: operation(OPERATIONS.create_webhook, async ({ partner, principal, act, readBody, readDoer }) => {
    const { email = principal.email, ...wanted } = await readBody();
    return createEndpoint({
      ...wanted,
      email,
      partnerId: partner.id,
      isProgram: true,
      mode: partner.mode,
      by: readDoer(),
      key: act.key,
      now: act.now,
    });
  }),
});
