import { cachedOperation } from "@/lib/api/cached-operation";
import { routes } from "@/lib/api/routes";
import { calendarQuery } from "@/lib/contracts/interface/calendar";
import { TRAVEL_LISTS } from "@/lib/contracts/interface/offers";
import { listPriceCalendar } from "@/lib/services/offers/calendar/list-price-calendar";
import { presentLowest } from "@/lib/services/offers/search/travel-query";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: cachedOperation("list_price_calendar", ({ partner, now, readQuery }) =>
    listPriceCalendar({ partner, now, query: readQuery(calendarQuery, TRAVEL_LISTS), present: presentLowest }),
  ),
});
