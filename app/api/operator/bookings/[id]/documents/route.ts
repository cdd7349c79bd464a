import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { openPassengers } from "@/lib/services/views/office/open-passengers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "bookings", act: "change" }, async ({ locale, now, params, readDoer }) =>
    openPassengers({ bookingId: params.id ?? "", locale, by: readDoer(), now }),
  ),
});
