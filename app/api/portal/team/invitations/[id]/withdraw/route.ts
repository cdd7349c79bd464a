import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { withdrawInvitation } from "@/lib/services/desk/team/invitations/withdraw-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, principal, params, readDoer, now }) =>
      withdrawInvitation({ partnerId: partner.id, invitationId: params.id ?? "", userId: principal.userId, by: readDoer(), now }),
    ["admin"],
  ),
});
