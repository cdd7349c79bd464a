import { pages } from "@/lib/client/calls/paths";

/** Where each report is shown. */
export const REPORT_ADDRESSES = {
  ...{ sales: pages.reports, refunds: pages.refundReport, tickets: pages.ticketReport, debts: pages.debtReport },
  ...{ commissions: pages.commissionReport, rebooked: pages.rebookedReport, load: pages.loadReport, acts: pages.actReport },
  saved: pages.savedReports,
} as const;
