import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseRefundRequest } from "@/lib/contracts/operator/bookings/office-booking";
import { getRefundOptions } from "@/lib/services/aftersale/refunds/get-refund-options";
import { findAnyBooking } from "@/lib/services/booking/house/find-any-booking";
import { actForAgency } from "@/lib/services/desk/for-agencies/act-for-agency";
import { readOfficeBooking } from "@/lib/services/views/office/read-office-booking";

/** What a refund of some passengers or directions would give back now (`RefundOptions`), for whoever may decide it; and the refund itself. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "refunds", act: "see" }, async ({ now, params }) => {
    const { bookingId, partnerId } = await findAnyBooking(params.id ?? "");
    return getRefundOptions({ partnerId, bookingId, now });
  }),
  POST: officeRoute({ area: "refunds", act: "approve" }, async ({ act, locale, now, params, readBody, readDoer }) => {
    const bookingId = params.id ?? "";
    const isDone = await actForAgency({ bookingId, asked: await readBody(houseRefundRequest), by: readDoer(), now });
    const booking = await readOfficeBooking({ bookingId, locale, actor: act.actor, now });
    return { ...booking, waits: !isDone };
  }),
});
