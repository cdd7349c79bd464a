import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { scheduleQuery } from "@/lib/contracts/services";
import { listSchedule } from "@/lib/services/list-schedule";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ locale, now, readQuery }) => listSchedule({ locale, now, query: readQuery(scheduleQuery, ["airlines"]) })),
});
