import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bookingListQuery } from "@/lib/contracts/portal";
import { listBookings } from "@/lib/services/list-bookings";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, locale, readQuery }) =>
    listBookings({ partnerId: principal.partner.id, locale, ...readQuery(bookingListQuery) }),
  ),
});
