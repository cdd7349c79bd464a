import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { inviteRequest } from "@/lib/contracts/portal/team";
import { invitePerson } from "@/lib/services/desk/team/invitations/invite-person";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, principal, readBody, readDoer, now }) => {
      const invited = await readBody(inviteRequest);
      return invitePerson({ partnerId: partner.id, userId: principal.userId, invited, by: readDoer(), now });
    },
    ["admin"],
  ),
});
