import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { deleteSavedReport } from "@/lib/services/channels/reports/delete-saved-report";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: officeRoute({ area: "reports", act: "see" }, async ({ principal, params }) =>
    deleteSavedReport({ reader: principal, reportId: params.id ?? "" }),
  ),
});
