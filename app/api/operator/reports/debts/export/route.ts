import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { debtsExportRequest } from "@/lib/contracts/operator/reports/money";
import { exportDebts } from "@/lib/services/views/reports/export-debts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, now, readQuery }) => {
    const { format, ...asked } = readQuery(debtsExportRequest);
    return exportDebts({ asked, format, locale, now });
  }),
});
