import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listSchedule } from "@/lib/services/offers/calendar/list-schedule";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_schedule, async ({ partner, locale, now, readQuery }) =>
    listSchedule({ mode: partner.mode, locale, now, query: readQuery() }),
  ),
});
