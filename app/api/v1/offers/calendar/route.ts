import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listPriceCalendar } from "@/lib/services/offers/calendar/list-price-calendar";
import { presentLowest } from "@/lib/services/offers/search/travel-query";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_price_calendar, ({ partner, now, readQuery }) =>
    listPriceCalendar({ partner, now, query: readQuery(), present: presentLowest }),
  ),
});
