"use client";

import { useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { TABLE_FORMATS } from "@/lib/contracts/limits";
import { moneyPeriod } from "@/lib/contracts/portal/account-statement";
import type { SalesRequest } from "@/lib/contracts/portal/sales";
import { salesRequest } from "@/lib/contracts/portal/sales";
import { SALES_GROUPS } from "@/lib/domain/selling/sales";
import { MoneyFrame } from "./money-frame";
import { PeriodFields } from "./period-fields";
import { exportSales, salesQuery } from "./queries";
import { SalesPlots } from "./sales-plot";
import { SalesTable } from "./sales-table";

/** Filter of the address; sales are grouped by days where it says nothing. */
const addressed = moneyPeriod.extend({ by: salesRequest.shape.by.optional() });

/** What was sold and what came back, by days, airlines, routes or agents. */
export function SalesPage() {
  const t = useTranslations("money.sales");
  const { filter, change } = useAddressed(addressed, pages.sales);
  const { by = "day" } = filter;
  return (
    <MoneyFrame part="sales" period={filter}>
      <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
        <PeriodFields period={filter} onChange={change} />
        <Select
          label={t("by")}
          options={SALES_GROUPS.map((id) => ({ id, label: t(`group.${id}`) }))}
          value={by}
          onChange={(chosen) => change({ by: chosen })}
          className="max-lg:col-span-2"
        />
      </search>
      <Sales asked={{ ...filter, by }} />
    </MoneyFrame>
  );
}

function Sales({ asked }: { asked: SalesRequest }) {
  const t = useTranslations("money.sales");
  const errorText = useAddressErrorText();
  const { data, error, isPlaceholderData, refetch } = useQuery(salesQuery(asked, useLocale()));
  const { save, saving } = useSaveTable((format) => exportSales(asked, format));
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={7} />;
  if (data.groups.length === 0)
    return (
      <EmptyState icon={<ChartColumn className="size-8" aria-hidden="true" />} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <SalesPlots sales={data} by={asked.by} />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-3xl text-ink-soft text-sm">{t("how")}</p>
        <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />
      </div>
      <SalesTable sales={data} by={asked.by} />
    </div>
  );
}
