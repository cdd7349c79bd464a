import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readBookingRules } from "@/lib/services/read-booking-rules";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, locale, params }) =>
    readBookingRules({ partnerId: principal.partner.id, locale, bookingId: params.id ?? "" }),
  ),
});
