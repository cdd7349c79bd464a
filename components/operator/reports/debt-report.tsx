"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { RecordList } from "@/components/ui/record-list";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { TABLE_FORMATS } from "@/lib/contracts/limits";
import { type DebtRow, type HouseDebts, reportPeriod } from "@/lib/contracts/operator/reports/money";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { CurrencyField } from "./period-fields";
import { debtsQuery, exportDebts } from "./queries";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";

/** What agencies owe now, by how long ago they have spent it. */
export function DebtReport() {
  const t = useTranslations("reports");
  const { filter, change } = useAddressed(reportPeriod, pages.debtReport);
  const { currency } = filter;
  const query = useQuery(debtsQuery({ currency }));
  const { save, saving } = useSaveTable((format) => exportDebts({ currency }, format));
  return (
    <ReportFrame part="debts" period={filter} shown={{ kind: "debts", filter: filter }}>
      <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-6">
        <CurrencyField currency={currency} currencies={query.data?.currencies} onChange={(chosen) => change({ currency: chosen })} />
      </search>
      <ReportBody query={query} isEmpty={({ items }) => items.length === 0} empty={t("noDebts")}>
        {(debts) => (
          <>
            <div className="mb-2 flex justify-end">
              <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />
            </div>
            <DebtTable debts={debts} />
          </>
        )}
      </ReportBody>
    </ReportFrame>
  );
}

const FIGURES = ["debt", "days_30", "days_60", "days_90", "older", "credit"] as const;

function DebtTable({ debts: { items, totals, currency } }: { debts: HouseDebts }) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const sum: DebtRow = { ...totals, credit: 0, agency: { code: "", name: t("total") } };
  return (
    <RecordList
      items={items}
      keyOf={({ agency }) => agency.code}
      sum={sum}
      isDense
      columns={[
        {
          text: t("group.agency"),
          isHead: true,
          look: "max-w-64 break-words",
          show: (row) => (row === sum ? sum.agency.name : <AgencyLink agency={row.agency} />),
          card: { place: "left", look: "font-semibold" },
        },
        ...FIGURES.map((field) => ({
          ...{ text: `${t(`figure.${field}`)}, ${currency}`, isRight: true, look: "num whitespace-nowrap" },
          show: (row: DebtRow) => (row === sum && field === "credit" ? "" : formatNumber(row[field], locale)),
          card: {
            place: "term" as const,
            text: t(`figure.${field}`),
            show: (row: DebtRow) => (row === sum && field === "credit" ? "" : formatMoney(row[field], currency, locale)),
          },
        })),
      ]}
    />
  );
}

function AgencyLink({ agency: { code, name } }: Pick<DebtRow, "agency">) {
  return (
    <PageLink href={pages.agency(code)} className="text-accent hover:underline">
      {name} ({code})
    </PageLink>
  );
}
