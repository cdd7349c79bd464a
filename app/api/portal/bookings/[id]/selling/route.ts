import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bookingSellingRequest } from "@/lib/contracts/portal/selling";
import { changeBookingSelling } from "@/lib/services/aftersale/selling/change-booking-selling";
import { readBookingSelling } from "@/lib/services/views/booking-page/read-booking-selling";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, now, params, readBody, readDoer }) => {
    const { amount } = await readBody(bookingSellingRequest);
    const booking = { partnerId: partner.id, bookingId: params.id ?? "" };
    await changeBookingSelling({ ...booking, amount, by: readDoer(), now });
    return readBookingSelling({ ...booking, now });
  }),
});
