"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { houseSalesRequest, reportPeriod } from "@/lib/contracts/operator/reports/money";
import { SALE_GROUPS } from "@/lib/domain/reports/groups";
import { LedgerGroups } from "./ledger-groups";
import { PeriodFields } from "./period-fields";
import { exportHouseSales, houseSalesQuery } from "./queries";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";

/** Filter of the address; sales are grouped by agencies where it says nothing. */
const addressed = reportPeriod.extend({ by: houseSalesRequest.shape.by.optional() });

/** What all agencies have bought and what came back to them, by agencies, airlines, routes, days or who booked. */
export function SalesReport() {
  const t = useTranslations("reports");
  const { filter, change } = useAddressed(addressed, pages.reports);
  const { by = "agency" } = filter;
  const asked = { ...filter, by };
  const query = useQuery(houseSalesQuery(asked, useLocale()));
  return (
    <ReportFrame part="sales" period={filter} shown={{ kind: "sales", filter: asked }}>
      <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-6">
        <PeriodFields period={filter} currencies={query.data?.currencies} onChange={change} />
        <Select
          label={t("by")}
          options={SALE_GROUPS.map((id) => ({ id, label: t(`group.${id}`) }))}
          value={by}
          onChange={(chosen) => change({ by: chosen })}
          className="max-lg:col-span-2"
        />
      </search>
      <ReportBody query={query} isEmpty={({ groups }) => groups.length === 0}>
        {({ groups, totals, ledger, currency }) => (
          <LedgerGroups
            {...{ groups, totals, ledger, currency, by }}
            figures={FIGURES}
            period={asked}
            onExport={(format) => exportHouseSales(asked, format)}
          />
        )}
      </ReportBody>
    </ReportFrame>
  );
}

const FIGURES = [
  { field: "bookings", isAmount: false },
  { field: "passengers", isAmount: false },
  { field: "sold", isAmount: true },
  { field: "refunds", isAmount: false },
  { field: "refunded", isAmount: true },
  { field: "net", isAmount: true },
] as const;
