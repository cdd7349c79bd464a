import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readPortalBooking } from "@/lib/services/booking/read-portal-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, now, params }) => readPortalBooking({ partnerId: partner.id, now, bookingId: params.id ?? "" })),
});
