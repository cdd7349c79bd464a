import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bookingListQuery } from "@/lib/contracts/portal";
import { listBookings } from "@/lib/services/booking/list-bookings";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: portalRoute(async ({ partner, locale, readQuery }) =>
    listBookings({ partnerId: partner.id, locale, ...readQuery(bookingListQuery) }),
  ),
});
