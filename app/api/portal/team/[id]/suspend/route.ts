import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { suspendRequest } from "@/lib/contracts/portal/handover";
import { suspendPerson } from "@/lib/services/desk/team/suspend-person";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, principal, params, readBody, readDoer, now }) => {
      const { hand_over: handOver } = await readBody(suspendRequest);
      return suspendPerson({ partnerId: partner.id, personId: params.id ?? "", userId: principal.userId, handOver, by: readDoer(), now });
    },
    ["admin"],
  ),
});
