import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { departureQuery } from "@/lib/contracts/operator/departures/operator-flights";
import { listDepartures } from "@/lib/services/views/departures/list-departures";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "flights", act: "see" }, async ({ readQuery, now }) => listDepartures({ ...readQuery(departureQuery), now })),
});
