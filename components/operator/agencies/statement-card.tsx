"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { SectionCard } from "@/components/ui/section-card";
import { serverToday } from "@/components/ui/today";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { TABLE_FORMATS } from "@/lib/contracts/limits";
import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import { periodOf } from "@/lib/domain/money-period";
import { saveStatement } from "./queries";

/** The statement that the agency reads itself, as a file: this month's to begin with. */
export function StatementCard({ agency: { code, balances, currency: own } }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.statement");
  const [period, setPeriod] = useState(periodOf("this_month", serverToday()));
  const [currency, setCurrency] = useState(own);
  const { save, saving } = useSaveTable((format) => saveStatement({ code, ...period, currency, format }));
  return (
    <SectionCard title={t("title")}>
      <div className="flex flex-wrap items-start gap-3">
        <DateField label={t("from")} use="list" value={period.from} onChange={(from) => setPeriod({ ...period, from })} className="w-40" />
        <DateField label={t("to")} use="list" value={period.to} onChange={(to) => setPeriod({ ...period, to })} className="w-40" />
        <Select
          label={t("currency")}
          options={balances.map((each) => ({ id: each.currency, label: each.currency }))}
          value={currency}
          onChange={setCurrency}
          className="w-28"
        />
        <div className="self-center">
          <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("file", { format })} saving={saving} onSave={save} />
        </div>
      </div>
    </SectionCard>
  );
}
