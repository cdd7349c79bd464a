import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { revokeApiKey } from "@/lib/services/access/keys/revoke-api-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: portalRoute(
    async ({ partner, now, params, readDoer }) => revokeApiKey({ partnerId: partner.id, keyId: params.id ?? "", by: readDoer(), now }),
    ["admin"],
  ),
});
