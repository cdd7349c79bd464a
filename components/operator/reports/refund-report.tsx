"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { houseRefundsRequest, reportPeriod } from "@/lib/contracts/operator/reports/money";
import { REFUND_GROUPS } from "@/lib/domain/reports/groups";
import { LedgerGroups } from "./ledger-groups";
import { PeriodFields } from "./period-fields";
import { exportHouseRefunds, houseRefundsQuery } from "./queries";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";

/** Filter of the address; refunds are grouped by why they came where it says nothing. */
const addressed = reportPeriod.extend({ by: houseRefundsRequest.shape.by.optional() });

/** What was given back, what of it was kept, and what came back to deposits. */
export function RefundReport() {
  const t = useTranslations("reports");
  const { filter, change } = useAddressed(addressed, pages.refundReport);
  const { by = "kind" } = filter;
  const asked = { ...filter, by };
  const query = useQuery(houseRefundsQuery(asked, useLocale()));
  return (
    <ReportFrame part="refunds" period={filter} shown={{ kind: "refunds", filter: asked }}>
      <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-6">
        <PeriodFields period={filter} currencies={query.data?.currencies} onChange={change} />
        <Select
          label={t("by")}
          options={REFUND_GROUPS.map((id) => ({ id, label: t(`group.${id}`) }))}
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
            onExport={(format) => exportHouseRefunds(asked, format)}
          />
        )}
      </ReportBody>
    </ReportFrame>
  );
}

const FIGURES = [
  { field: "refunds", isAmount: false },
  { field: "paid", isAmount: true },
  { field: "kept", isAmount: true },
  { field: "refunded", isAmount: true },
] as const;
