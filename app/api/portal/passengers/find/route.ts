import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { findPassengersRequest } from "@/lib/contracts/portal/passenger-book";
import { findPassengers } from "@/lib/services/access/passenger-book/find-passengers";

// POST, so that no name stands in an address.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, readBody }) =>
    findPassengers({ partnerId: partner.id, search: (await readBody(findPassengersRequest)).search }),
  ),
});
