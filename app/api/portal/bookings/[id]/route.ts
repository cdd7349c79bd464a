import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { may, READERS } from "@/lib/contracts/scopes";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ partner, principal, now, params }) =>
      readPortalBooking({ partnerId: partner.id, now, bookingId: params.id ?? "", maySell: may(principal.role, "sell") }),
    READERS,
  ),
});
