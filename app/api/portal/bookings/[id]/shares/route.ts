import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { shareRequest } from "@/lib/contracts/portal/portal-booking";
import { noteShare } from "@/lib/services/booking/life/note-share";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, now, params, readBody, readDoer }) => {
    const { way } = await readBody(shareRequest);
    await noteShare({ partnerId: partner.id, bookingId: params.id ?? "", way, by: readDoer(), now });
    return {};
  }),
});
