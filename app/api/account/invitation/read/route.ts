import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readInvitationRequest } from "@/lib/contracts/account/invitation";
import { readInvitation } from "@/lib/services/desk/team/invitations/read-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ readBody, now }) => readInvitation({ ...(await readBody(readInvitationRequest)), now })),
});
