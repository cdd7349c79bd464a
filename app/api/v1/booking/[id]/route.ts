import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readBooking } from "@/lib/services/read-booking";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, locale, params }) =>
    readBooking({ partnerId: principal.partner.id, locale, bookingId: params.id ?? "" }),
  ),
});
