import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { payBooking } from "@/lib/services/pay-booking";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: partnerRoute(async ({ principal, actor, now, params }) =>
    payBooking({ partnerId: principal.partner.id, actor, now, bookingId: params.id ?? "" }),
  ),
});
