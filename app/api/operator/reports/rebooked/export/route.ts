import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { rebookedExportRequest } from "@/lib/contracts/operator/reports/trade";
import { exportRebooked } from "@/lib/services/views/reports/export-rebooked";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) => {
    const { format, ...asked } = readQuery(rebookedExportRequest);
    return exportRebooked({ asked, format, locale });
  }),
});
