import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { confirmWay } from "@/lib/services/booking/passenger-lists/confirm-way";
import { readWayNumber } from "@/lib/services/booking/passenger-lists/list-way";
import { readListWays } from "@/lib/services/views/departures/present-ways";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "approve" }, async ({ params, readDoer, now }) => {
    await confirmWay({ id: readWayNumber(params.id), by: readDoer(), now });
    return readListWays(readDoer().actor);
  }),
});
