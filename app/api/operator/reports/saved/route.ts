import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { savedReportRequest } from "@/lib/contracts/operator/reports/saved";
import { listSavedReports } from "@/lib/services/channels/reports/list-saved-reports";
import { saveReport } from "@/lib/services/channels/reports/save-report";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ principal }) => listSavedReports(principal)),
  POST: officeRoute({ area: "reports", act: "see" }, async ({ principal, now, readBody, readDoer }) =>
    saveReport({ reader: principal, asked: await readBody(savedReportRequest), by: readDoer(), now }),
  ),
});
