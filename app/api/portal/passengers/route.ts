import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { savePassengersRequest } from "@/lib/contracts/portal/people/passenger-book";
import { savePassengers } from "@/lib/services/access/passenger-book/save-passengers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, now, readBody, readDoer }) =>
    savePassengers({ partnerId: partner.id, ...(await readBody(savePassengersRequest)), by: readDoer(), now }),
  ),
});
