import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { placesQuery } from "@/lib/contracts/portal/places";
import { READERS } from "@/lib/contracts/scopes";
import { listPlaces } from "@/lib/services/ground/reference/list-places";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ locale, readQuery }) => listPlaces({ locale, text: readQuery(placesQuery).q }), [...READERS, "operator"]),
});
