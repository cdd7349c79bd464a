import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readWatch } from "@/lib/services/quotes/watches/read-watch";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, now, params }) => readWatch({ partnerId: partner.id, watchId: params.id ?? "", now })),
});
