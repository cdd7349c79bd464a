import { portalOperation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { TRAVEL_LISTS } from "@/lib/contracts/interface/offers";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { soldCalendarQuery } from "@/lib/contracts/portal/sold-prices";
import { listPriceCalendar } from "@/lib/services/offers/calendar/list-price-calendar";
import { sellLowest } from "@/lib/services/offers/calendar/sell-lowest";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalOperation(OPERATIONS.list_price_calendar, async ({ partner, now, readQuery }) => {
    const query = readQuery(soldCalendarQuery, TRAVEL_LISTS);
    return listPriceCalendar({ partner, now, query, present: sellLowest(await readSellingPolicy(partner.id)) });
  }),
});
