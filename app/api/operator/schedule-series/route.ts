import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { seriesRequest } from "@/lib/contracts/operator/schedule-series";
import { applySeries } from "@/lib/services/schedule/messages/apply-series";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ act, locale, now, readBody }) =>
    applySeries({ asked: await readBody(seriesRequest), actor: act.actor, locale, now }),
  ),
});
