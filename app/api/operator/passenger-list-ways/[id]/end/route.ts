import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { endWayRequest } from "@/lib/contracts/operator/carriers/list-ways";
import { endWay } from "@/lib/services/booking/passenger-lists/end-way";
import { readWayNumber } from "@/lib/services/booking/passenger-lists/list-way";
import { readListWays } from "@/lib/services/views/departures/present-ways";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "change" }, async ({ params, readBody, readDoer, now }) => {
    await endWay({ id: readWayNumber(params.id), ...(await readBody(endWayRequest)), by: readDoer(), now });
    return readListWays(readDoer().actor);
  }),
});
