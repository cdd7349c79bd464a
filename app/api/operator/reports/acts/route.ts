import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { accountingActsRequest } from "@/lib/contracts/operator/reports/acts";
import { listActs } from "@/lib/services/documents/accounting/list-acts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ readQuery }) => listActs(readQuery(accountingActsRequest))),
});
