import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { loadExportRequest } from "@/lib/contracts/operator/reports/trade";
import { exportLoad } from "@/lib/services/views/reports/export-load";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, now, readQuery }) => {
    const { format, ...asked } = readQuery(loadExportRequest);
    return exportLoad({ asked, format, locale, now });
  }),
});
