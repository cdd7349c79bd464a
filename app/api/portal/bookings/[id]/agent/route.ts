import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { handOverRequest } from "@/lib/contracts/portal/handover";
import { handOverBooking } from "@/lib/services/booking/handover/hand-over-booking";
import { readAgent } from "@/lib/services/booking/handover/read-agent";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, principal, params }) =>
    readAgent({ partnerId: partner.id, bookingId: params.id ?? "", person: principal }),
  ),
  POST: portalRoute(async ({ partner, principal, params, readBody, readDoer, now }) => {
    const { to } = await readBody(handOverRequest);
    return handOverBooking({ partnerId: partner.id, bookingId: params.id ?? "", to, person: principal, by: readDoer(), now });
  }),
});
