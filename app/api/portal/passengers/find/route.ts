import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { findPassengersRequest } from "@/lib/contracts/portal/people/passenger-book";
import { findPeople } from "@/lib/services/views/passengers/find-people";

// POST, so that no name stands in an address.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, readBody }) =>
    findPeople({ partnerId: partner.id, search: (await readBody(findPassengersRequest)).search }),
  ),
});
