import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { rotateKeyRequest } from "@/lib/contracts/portal/keys";
import { rotateApiKey } from "@/lib/services/access/keys/rotate-api-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, principal, now, params, readBody, readDoer }) => {
      const { overlap_hours: overlapHours } = await readBody(rotateKeyRequest);
      const by = readDoer();
      return rotateApiKey({ partnerId: partner.id, userId: principal.userId, keyId: params.id ?? "", overlapHours, by, now });
    },
    ["admin"],
  ),
});
