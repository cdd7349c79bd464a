import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { checkBookingPrice } from "@/lib/services/check-booking-price";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, now, params }) =>
    checkBookingPrice({ partnerId: principal.partner.id, now, bookingId: params.id ?? "" }),
  ),
});
