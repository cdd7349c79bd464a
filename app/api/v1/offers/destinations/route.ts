import { cachedOperation } from "@/lib/api/cached-operation";
import { routes } from "@/lib/api/routes";
import { destinationsQuery } from "@/lib/contracts/interface/calendar";
import { TRAVEL_LISTS } from "@/lib/contracts/interface/offers";
import { listDestinations } from "@/lib/services/offers/calendar/list-destinations";
import { presentLowest } from "@/lib/services/offers/search/travel-query";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: cachedOperation("list_destinations", ({ partner, locale, now, readQuery }) =>
    listDestinations({ partner, locale, now, query: readQuery(destinationsQuery, TRAVEL_LISTS), present: presentLowest }),
  ),
});
