import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseRefundsExportRequest } from "@/lib/contracts/operator/reports/money";
import { exportHouseRefunds } from "@/lib/services/views/reports/export-house-refunds";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) => {
    const { format, ...asked } = readQuery(houseRefundsExportRequest);
    return exportHouseRefunds({ asked, format, locale });
  }),
});
