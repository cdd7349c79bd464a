import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { roleRequest } from "@/lib/contracts/portal/team";
import { changeRole } from "@/lib/services/desk/team/change-role";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, principal, params, readBody, readDoer, now }) => {
      const { role } = await readBody(roleRequest);
      return changeRole({ partnerId: partner.id, personId: params.id ?? "", userId: principal.userId, role, by: readDoer(), now });
    },
    ["admin"],
  ),
});
