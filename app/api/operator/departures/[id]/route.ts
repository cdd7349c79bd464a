import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { presentDeparture } from "@/lib/services/views/departures/present-departure";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "flights", act: "see" }, async ({ params, readDoer, now }) =>
    presentDeparture({ id: params.id ?? "", actor: readDoer().actor, now }),
  ),
});
