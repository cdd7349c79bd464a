import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { ticketReportRequest } from "@/lib/contracts/operator/reports/money";
import { readTicketReport } from "@/lib/services/views/reports/read-ticket-report";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ readQuery }) => readTicketReport({ asked: readQuery(ticketReportRequest) })),
});
