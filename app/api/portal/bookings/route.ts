import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bookingListRequest } from "@/lib/contracts/portal/portal";
import { READERS } from "@/lib/contracts/scopes";
import { listBookings } from "@/lib/services/views/bookings/list-bookings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, locale, readBody }) => listBookings({ partnerId: partner.id, locale, ...(await readBody(bookingListRequest)) }),
    READERS,
  ),
});
