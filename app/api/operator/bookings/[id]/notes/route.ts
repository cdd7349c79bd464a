import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseNoteRequest } from "@/lib/contracts/operator/bookings/office-booking";
import { findAnyBooking } from "@/lib/services/booking/house/find-any-booking";
import { writeHouseNote } from "@/lib/services/booking/house/write-house-note";
import { readOfficeBooking } from "@/lib/services/views/office/read-office-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "bookings", act: "change" }, async ({ act, locale, now, params, readBody, readDoer }) => {
    const { bookingId, partnerId } = await findAnyBooking(params.id ?? "");
    await writeHouseNote({ ...(await readBody(houseNoteRequest)), partnerId, bookingId, by: readDoer(), now });
    return readOfficeBooking({ bookingId, locale, actor: act.actor, now });
  }),
});
