import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { statementExportRequest } from "@/lib/contracts/portal/account-statement";
import { BOOKKEEPERS } from "@/lib/contracts/scopes";
import { exportStatement } from "@/lib/services/views/statement/export-statement";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, locale, readQuery }) => {
    const { format, ...filter } = readQuery(statementExportRequest);
    return exportStatement({ partnerId: partner.id, filter, format, locale });
  }, BOOKKEEPERS),
});
