import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { carrierStopRequest } from "@/lib/contracts/operator/carriers/carrier-stops";
import { listCarrierStops } from "@/lib/services/booking/carrier-stops/list-carrier-stops";
import { settleCarrierStop } from "@/lib/services/booking/carrier-stops/settle-carrier-stop";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "house", act: "see" }, async ({ locale }) => listCarrierStops(locale)),
  POST: officeRoute({ area: "house", act: "change" }, async ({ locale, now, readBody, readDoer }) =>
    settleCarrierStop({ asked: await readBody(carrierStopRequest), locale, by: readDoer(), now }),
  ),
});
