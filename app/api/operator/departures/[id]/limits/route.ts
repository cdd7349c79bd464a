import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { setLimitRequest } from "@/lib/contracts/operator/departures/sale-limits";
import { setSaleLimit } from "@/lib/services/schedule/sale-limits/set-sale-limit";
import { presentLimits } from "@/lib/services/views/departures/present-limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "change" }, async ({ params, readBody, readDoer, now }) => {
    const [id, { booking_class: bookingClass, seats, until, reason }] = [params.id ?? "", await readBody(setLimitRequest)];
    await setSaleLimit({ id, bookingClass, seats, until: until === null ? null : new Date(until), reason, by: readDoer(), now });
    return { limits: await presentLimits(id, now) };
  }),
});
