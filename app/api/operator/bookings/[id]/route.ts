import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readOfficeBooking } from "@/lib/services/views/office/read-office-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "bookings", act: "see" }, async ({ act, locale, now, params }) =>
    readOfficeBooking({ bookingId: params.id ?? "", locale, actor: act.actor, now }),
  ),
});
