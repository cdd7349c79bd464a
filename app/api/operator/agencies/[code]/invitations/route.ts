import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { ownerInvitationRequest } from "@/lib/contracts/operator/agencies";
import { inviteOwner } from "@/lib/services/desk/team/invitations/invite-owner";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "agencies", act: "change" }, async ({ params, now, readBody, readDoer }) =>
    inviteOwner({ partnerCode: params.code ?? "", invited: await readBody(ownerInvitationRequest), by: readDoer(), now }),
  ),
});
