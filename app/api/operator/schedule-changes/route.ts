import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { scheduleChangeQuery } from "@/lib/contracts/operator/operator-schedule";
import { listChanges } from "@/lib/services/aftersale/schedule-changes/list-changes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "schedule", act: "see" }, async ({ locale, readQuery }) =>
    listChanges({ ...readQuery(scheduleChangeQuery), locale }),
  ),
});
