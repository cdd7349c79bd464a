import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseActRequest } from "@/lib/contracts/operator/bookings/office-booking";
import { actForAgency } from "@/lib/services/desk/for-agencies/act-for-agency";
import { readOfficeBooking } from "@/lib/services/views/office/read-office-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "bookings", act: "change" }, async ({ act, locale, now, params, readBody, readDoer }) => {
    const bookingId = params.id ?? "";
    await actForAgency({ bookingId, asked: await readBody(houseActRequest), by: readDoer(), now });
    return readOfficeBooking({ bookingId, locale, actor: act.actor, now });
  }),
});
