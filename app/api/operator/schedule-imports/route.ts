import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { scheduleImportQuery } from "@/lib/contracts/operator/operator-schedule";
import { listImports } from "@/lib/services/schedule/imports/read-imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "schedule", act: "see" }, async ({ readQuery }) => listImports(readQuery(scheduleImportQuery))),
});
