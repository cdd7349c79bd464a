import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { nearbyPlacesQuery } from "@/lib/contracts/portal/places";
import { READERS } from "@/lib/contracts/scopes";
import { listNearbyPlaces } from "@/lib/services/offers/search/list-nearby-places";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, locale, now, readQuery }) => {
    const { code } = readQuery(nearbyPlacesQuery);
    return listNearbyPlaces({ code, locale, mode: partner.mode, now });
  }, READERS),
});
