import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { declareWayRequest } from "@/lib/contracts/operator/carriers/list-ways";
import { declareWay } from "@/lib/services/booking/passenger-lists/declare-way";
import { readListWays } from "@/lib/services/views/departures/present-ways";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "flights", act: "see" }, async ({ readDoer }) => readListWays(readDoer().actor)),
  POST: officeRoute({ area: "flights", act: "change" }, async ({ readBody, readDoer, now }) => {
    await declareWay({ ...(await readBody(declareWayRequest)), by: readDoer(), now });
    return readListWays(readDoer().actor);
  }),
});
