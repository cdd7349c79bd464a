import { cachedPortalOperation } from "@/lib/api/cached-operation";
import { routes } from "@/lib/api/routes";
import { TRAVEL_LISTS } from "@/lib/contracts/interface/offers";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { soldCalendarQuery } from "@/lib/contracts/portal/sold-prices";
import { listPriceCalendar } from "@/lib/services/offers/calendar/list-price-calendar";
import { sellLowest } from "@/lib/services/offers/calendar/sell-lowest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: cachedPortalOperation(OPERATIONS.list_price_calendar, ({ partner, now, policy, readQuery }) =>
    listPriceCalendar({ partner, now, query: readQuery(soldCalendarQuery, TRAVEL_LISTS), present: sellLowest(policy) }),
  ),
});
