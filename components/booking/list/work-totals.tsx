"use client";

import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { TABLE_FORMATS } from "@/lib/contracts/limits";
import type { WorkFilter, WorkTotals } from "@/lib/contracts/portal/work-list";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { exportWorkList } from "../queries";

/** How many there are and what they come to, in each currency: what customers pay, and the cost and the margin of what is paid where that is another sum. */
export function TotalsLine({ totals }: { totals: WorkTotals }) {
  const t = useTranslations("work");
  const locale = useLocale();
  const { count, is_more, sums } = totals;
  const hasCancelled = sums.reduce((all, each) => all + each.count, 0) < count;
  return (
    <p role="status" className="num flex flex-wrap gap-x-4 text-ink-soft text-sm">
      <span>
        {is_more ? t(sums.length > 0 ? "foundMore" : "foundManyMore", { count: formatNumber(count, locale) }) : t("found", { count })}
      </span>
      {sums.map(({ currency, price, selling, margin }) => (
        <span key={currency}>
          <span className="font-medium text-ink">{formatMoney(selling, currency, locale)}</span>
          {selling === price ? null : ` · ${t("cost", { amount: formatMoney(price, currency, locale) })}`}
          {selling === price || margin === null ? null : ` · ${t("marginPaid", { amount: formatMoney(margin, currency, locale) })}`}
        </span>
      ))}
      {hasCancelled ? <span>{t("withoutCancelled")}</span> : null}
    </p>
  );
}

export function ExportWork({ filter }: { filter: WorkFilter }) {
  const t = useTranslations("work");
  const { save, saving } = useSaveTable((format) => exportWorkList(filter, format));
  return <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />;
}

interface ModeSwitchProps {
  filter: WorkFilter;
  onChange: (filter: WorkFilter) => void;
}

/** Agents and carriers of one mode are not those of the other: only the view stays. */
export function ModeSwitch({ filter: { mode, view }, onChange }: ModeSwitchProps) {
  const t = useTranslations("work");
  return (
    <Checkbox isSelected={mode === "test"} onChange={(isTest) => onChange({ view, ...(isTest && { mode: "test" }) })}>
      {t("testMode")}
    </Checkbox>
  );
}
