"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { MoreButton } from "@/components/ui/press/more-button";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { TABLE_FORMATS } from "@/lib/contracts/limits";
import { reportPeriod } from "@/lib/contracts/operator/reports/money";
import { PeriodFields } from "./period-fields";
import { exportTicketReport, ticketReportQuery } from "./queries";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";
import { TicketTable } from "./ticket-table";

/** What moved for each ticket, act by act. */
export function TicketReport() {
  const t = useTranslations("reports");
  const { filter, change } = useAddressed(reportPeriod, pages.ticketReport);
  const query = useInfiniteQuery({ ...ticketReportQuery(filter), placeholderData: keepPreviousData });
  const { save, saving } = useSaveTable((format) => exportTicketReport(filter, format));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <ReportFrame part="tickets" period={filter} shown={{ kind: "tickets", filter: filter }}>
      <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
        <PeriodFields period={filter} currencies={query.data?.pages[0]?.currencies} onChange={change} />
      </search>
      <ReportBody query={query} isEmpty={(data) => data.pages.every(({ items }) => items.length === 0)}>
        {(data) => (
          <>
            <div className="mb-2 flex justify-end">
              <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />
            </div>
            <TicketTable rows={data.pages.flatMap(({ items }) => items)} currency={filter.currency} />
            <MoreButton query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} text={t("more")} />
          </>
        )}
      </ReportBody>
    </ReportFrame>
  );
}
