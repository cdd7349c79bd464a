import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { namedPlacesQuery } from "@/lib/contracts/portal/places";
import { READERS } from "@/lib/contracts/scopes";
import { listNamedPlaces } from "@/lib/services/ground/reference/list-named-places";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ locale, readQuery }) => listNamedPlaces({ locale, text: readQuery(namedPlacesQuery).q }),
    [...READERS, "operator"],
  ),
});
