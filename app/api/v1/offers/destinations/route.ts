import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { destinationsQuery } from "@/lib/contracts/calendar";
import { TRAVEL_LISTS } from "@/lib/contracts/offers";
import { keptAnswer } from "@/lib/services/kept-answers";
import { listDestinations } from "@/lib/services/list-destinations";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("list_destinations", ({ partner, locale, now, search, readQuery }) =>
    keptAnswer({ operation: "list_destinations", partner, locale, search, now }, () =>
      listDestinations({ partner, locale, now, query: readQuery(destinationsQuery, TRAVEL_LISTS) }),
    ),
  ),
});
