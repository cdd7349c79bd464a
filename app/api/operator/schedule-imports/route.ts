import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { scheduleImportQuery } from "@/lib/contracts/operator/operator-schedule";
import { listImports } from "@/lib/services/schedule/imports/read-imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ readQuery }) => listImports(readQuery(scheduleImportQuery)), ["operator"]),
});
