import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseSalesExportRequest } from "@/lib/contracts/operator/reports/money";
import { exportHouseSales } from "@/lib/services/views/reports/export-house-sales";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) => {
    const { format, ...asked } = readQuery(houseSalesExportRequest);
    return exportHouseSales({ asked, format, locale });
  }),
});
