import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { calendarQuery } from "@/lib/contracts/calendar";
import { TRAVEL_LISTS } from "@/lib/contracts/offers";
import { keptAnswer } from "@/lib/services/kept-answers";
import { listPriceCalendar } from "@/lib/services/list-price-calendar";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("list_price_calendar", ({ partner, locale, now, search, readQuery }) =>
    keptAnswer({ operation: "list_price_calendar", partner, locale, search, now }, () =>
      listPriceCalendar({ partner, now, query: readQuery(calendarQuery, TRAVEL_LISTS) }),
    ),
  ),
});
