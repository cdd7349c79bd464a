import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { commissionsExportRequest } from "@/lib/contracts/operator/reports/trade";
import { exportCommissions } from "@/lib/services/views/reports/export-commissions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) => {
    const { format, ...asked } = readQuery(commissionsExportRequest);
    return exportCommissions({ asked, format, locale });
  }),
});
