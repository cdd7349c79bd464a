import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { statementExportRequest } from "@/lib/contracts/portal/account-statement";
import { exportAgencyStatement } from "@/lib/services/views/agencies/export-agency-statement";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async ({ params, locale, readQuery }) => {
    const { format, ...filter } = readQuery(statementExportRequest);
    return exportAgencyStatement({ code: params.code ?? "", filter, format, locale });
  }),
});
