import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { releaseHoldsRequest } from "@/lib/contracts/operator/departures/departure-holds";
import { releaseHolds } from "@/lib/services/desk/for-agencies/release-holds";
import { listHolds } from "@/lib/services/views/departures/list-holds";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "bookings", act: "see" }, async ({ params }) => ({ holds: await listHolds(params.id ?? "") })),
  POST: officeRoute({ area: "bookings", act: "change" }, async ({ params, readBody, readDoer, now }) =>
    releaseHolds({ id: params.id ?? "", ...(await readBody(releaseHoldsRequest)), by: readDoer(), now }),
  ),
});
