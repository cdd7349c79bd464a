import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { cancelUnpaidBooking } from "@/lib/services/cancel-unpaid-booking";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  DELETE: partnerRoute(async ({ principal, actor, now, params }) =>
    cancelUnpaidBooking({ partnerId: principal.partner.id, actor, now, bookingId: params.id ?? "" }),
  ),
});
