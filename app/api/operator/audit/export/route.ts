import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { auditExportRequest } from "@/lib/contracts/portal/audit";
import { exportAudit } from "@/lib/services/ground/audit/export-audit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "audit", act: "see" }, async ({ locale, now, readBody, readDoer }) => {
    const { format, ...asked } = await readBody(auditExportRequest);
    return exportAudit({ asked, format, locale, by: readDoer(), now });
  }),
});
