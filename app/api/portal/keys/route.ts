import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { createKeyRequest } from "@/lib/contracts/portal/keys";
import { listApiKeys } from "@/lib/services/access/keys/list-api-keys";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner }) => listApiKeys({ partnerId: partner.id }), ["admin"]),
  POST: portalRoute(
    async ({ partner, principal, now, readBody, readDoer }) => {
      const { expires_in_days: expiresInDays = null, ...asked } = await readBody(createKeyRequest);
      return createApiKey({ partnerId: partner.id, userId: principal.userId, now, by: readDoer(), expiresInDays, ...asked });
    },
    ["admin"],
  ),
});
