import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { actFileRequest } from "@/lib/contracts/operator/reports/acts";
import { packActFiles } from "@/lib/services/documents/accounting/read-act-files";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ readQuery }) => packActFiles(readQuery(actFileRequest))),
});
