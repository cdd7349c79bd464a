import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { auditRequest } from "@/lib/contracts/portal/audit";
import { listAudit } from "@/lib/services/ground/audit/list-audit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, readBody }) => listAudit({ ...(await readBody(auditRequest)), partnerId: partner.id }), ["admin"]),
});
