import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { keyCallQuery } from "@/lib/contracts/portal/keys";
import { listKeyCalls } from "@/lib/services/access/key-calls/list-key-calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ partner, params, readQuery }) =>
      listKeyCalls({ partnerId: partner.id, keyId: params.id ?? "", cursor: readQuery(keyCallQuery).cursor }),
    ["admin"],
  ),
});
