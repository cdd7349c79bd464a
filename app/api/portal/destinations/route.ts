import { portalOperation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { destinationsQuery } from "@/lib/contracts/interface/calendar";
import { TRAVEL_LISTS } from "@/lib/contracts/interface/offers";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listDestinations } from "@/lib/services/offers/calendar/list-destinations";
import { sellLowest } from "@/lib/services/offers/calendar/sell-lowest";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalOperation(OPERATIONS.list_destinations, async ({ partner, locale, now, readQuery }) => {
    const query = readQuery(destinationsQuery, TRAVEL_LISTS);
    return listDestinations({ partner, locale, now, query, present: sellLowest(await readSellingPolicy(partner.id)) });
  }),
});
