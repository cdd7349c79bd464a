import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { operatorAuditRequest } from "@/lib/contracts/portal/audit";
import { listAudit } from "@/lib/services/ground/audit/list-audit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "audit", act: "see" }, async ({ readBody }) =>
    listAudit({ ...(await readBody(operatorAuditRequest)), partnerId: null }),
  ),
});
