import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listDestinations } from "@/lib/services/offers/calendar/list-destinations";
import { presentLowest } from "@/lib/services/offers/search/travel-query";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_destinations, ({ partner, locale, now, readQuery }) =>
    listDestinations({ partner, locale, now, query: readQuery(), present: presentLowest }),
  ),
});
