import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readPortalBooking } from "@/lib/services/read-portal-booking";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, params }) => readPortalBooking({ partnerId: principal.partner.id, bookingId: params.id ?? "" })),
});
