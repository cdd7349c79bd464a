import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { acceptInvitationRequest } from "@/lib/contracts/account/invitation";
import { acceptInvitation } from "@/lib/services/desk/team/invitations/accept-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ readBody, readAddress, requestId, now }) =>
    acceptInvitation({ accepted: await readBody(acceptInvitationRequest), from: { requestId, address: readAddress() }, now }),
  ),
});
