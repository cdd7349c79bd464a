"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { reportPeriod } from "@/lib/contracts/operator/reports/money";
import { commissionsRequest } from "@/lib/contracts/operator/reports/trade";
import { GroupedFields } from "./grouped-fields";
import { LedgerGroups } from "./ledger-groups";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";
import { commissionsQuery, exportCommissions } from "./trade-queries";

/** Filter of the address; grouped by agencies where it says nothing. */
const addressed = reportPeriod.extend({ by: commissionsRequest.shape.by.optional() });

/** What the house has charged for itself, and what of it went back. */
export function CommissionReport() {
  const { filter, change } = useAddressed(addressed, pages.commissionReport);
  const { by = "agency" } = filter;
  const asked = { ...filter, by };
  const query = useQuery(commissionsQuery(asked, useLocale()));
  return (
    <ReportFrame part="commissions" period={filter} shown={{ kind: "commissions", filter: asked }}>
      <GroupedFields period={filter} by={by} currencies={query.data?.currencies} onChange={change} />
      <ReportBody query={query} isEmpty={({ groups }) => groups.length === 0}>
        {({ groups, totals, ledger, currency }) => (
          <LedgerGroups
            {...{ groups, totals, ledger, currency, by }}
            figures={FIGURES}
            period={asked}
            onExport={(format) => exportCommissions(asked, format)}
          />
        )}
      </ReportBody>
    </ReportFrame>
  );
}

const FIGURES = [
  { field: "bookings", isAmount: false },
  { field: "sold", isAmount: true },
  { field: "fees", isAmount: true },
  { field: "fees_back", isAmount: true },
  { field: "fees_left", isAmount: true },
] as const;
