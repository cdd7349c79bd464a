import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { endScreen } from "@/lib/services/quotes/screens/end-screen";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ principal: { userId }, params }) => endScreen({ userId, screenId: params.id ?? "" })),
});
