import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { workExportRequest } from "@/lib/contracts/portal/work-list";
import { BOOKKEEPERS } from "@/lib/contracts/scopes";
import { exportWork } from "@/lib/services/views/work-list/export-work";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, locale, now, readBody }) => {
    const { format, ...filter } = await readBody(workExportRequest);
    return exportWork({ partnerId: partner.id, filter, format, locale, now });
  }, BOOKKEEPERS),
});
