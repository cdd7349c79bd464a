import { cachedPortalOperation } from "@/lib/api/cached-operation";
import { routes } from "@/lib/api/routes";
import { destinationsQuery } from "@/lib/contracts/interface/calendar";
import { TRAVEL_LISTS } from "@/lib/contracts/interface/offers";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listDestinations } from "@/lib/services/offers/calendar/list-destinations";
import { sellLowest } from "@/lib/services/offers/calendar/sell-lowest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: cachedPortalOperation(OPERATIONS.list_destinations, ({ partner, locale, now, policy, readQuery }) =>
    listDestinations({ partner, locale, now, query: readQuery(destinationsQuery, TRAVEL_LISTS), present: sellLowest(policy) }),
  ),
});
