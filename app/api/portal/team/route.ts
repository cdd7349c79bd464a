import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listTeam } from "@/lib/services/desk/team/list-team";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, principal, now }) => listTeam({ partnerId: partner.id, userId: principal.userId, now }), ["admin"]),
});
