import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { handOverAll } from "@/lib/contracts/portal/handover";
import { handOverBookings } from "@/lib/services/desk/team/hand-over-bookings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, principal, params, readBody, readDoer, now }) => {
      const handOver = await readBody(handOverAll);
      return handOverBookings({
        partnerId: partner.id,
        personId: params.id ?? "",
        userId: principal.userId,
        handOver,
        by: readDoer(),
        now,
      });
    },
    ["admin"],
  ),
});
