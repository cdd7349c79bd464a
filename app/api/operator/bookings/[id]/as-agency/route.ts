import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { openAsAgency } from "@/lib/services/views/office/open-as-agency";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "bookings", act: "see" }, async ({ locale, now, params, readDoer }) =>
    openAsAgency({ bookingId: params.id ?? "", locale, by: readDoer(), now }),
  ),
});
