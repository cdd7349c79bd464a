import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bookingRequest } from "@/lib/contracts/bookings";
import { createBooking } from "@/lib/services/create-booking";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: partnerRoute(async ({ principal, actor, locale, now, params, readBody }) =>
    createBooking({ partner: principal.partner, actor, locale, now, offerId: params.id ?? "", body: await readBody(bookingRequest) }),
  ),
});
