import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { ticketReportExportRequest } from "@/lib/contracts/operator/reports/money";
import { exportTicketReport } from "@/lib/services/views/reports/export-ticket-report";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) => {
    const { format, ...asked } = readQuery(ticketReportExportRequest);
    return exportTicketReport({ asked, format, locale });
  }),
});
