import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { openScreen } from "@/lib/services/quotes/screens/open-screen";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, principal: { userId }, now, readDoer }) =>
    openScreen({ partnerId: partner.id, userId, by: readDoer(), now }),
  ),
});
