import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { salesExportRequest } from "@/lib/contracts/portal/sales";
import { BOOKKEEPERS } from "@/lib/contracts/scopes";
import { exportSales } from "@/lib/services/views/sales/export-sales";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, locale, readQuery }) => {
    const { format, ...asked } = readQuery(salesExportRequest);
    return exportSales({ partnerId: partner.id, asked, format, locale });
  }, BOOKKEEPERS),
});
