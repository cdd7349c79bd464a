import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { endWatch } from "@/lib/services/quotes/watches/end-watch";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, now, params, readDoer }) =>
    endWatch({ partnerId: partner.id, watchId: params.id ?? "", by: readDoer(), now }),
  ),
});
