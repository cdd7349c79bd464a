import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { reinstatePerson } from "@/lib/services/desk/team/reinstate-person";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, principal, params, readDoer, now }) =>
      reinstatePerson({ partnerId: partner.id, personId: params.id ?? "", userId: principal.userId, by: readDoer(), now }),
    ["admin"],
  ),
});
