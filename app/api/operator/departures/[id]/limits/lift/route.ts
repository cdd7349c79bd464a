import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { liftLimitRequest } from "@/lib/contracts/operator/departures/sale-limits";
import { liftSaleLimit } from "@/lib/services/schedule/sale-limits/lift-sale-limit";
import { presentLimits } from "@/lib/services/views/departures/present-limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "change" }, async ({ params, readBody, readDoer, now }) => {
    const [id, { booking_class: bookingClass, reason }] = [params.id ?? "", await readBody(liftLimitRequest)];
    await liftSaleLimit({ id, bookingClass, reason, by: readDoer(), now });
    return { limits: await presentLimits(id, now) };
  }),
});
