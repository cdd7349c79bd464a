"use client";

import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { TABLE_FORMATS, type TableFormat } from "@/lib/contracts/limits";
import type { TableFile, WorkTotals } from "@/lib/contracts/portal/work-list";
import type { Mode } from "@/lib/domain/mode";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";

/** How many there are and what they come to, in each currency: what customers pay, and the cost and the margin of what is paid where that is another sum. */
export function TotalsLine({ totals }: { totals: WorkTotals }) {
  const t = useTranslations("work");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const { count, is_more, sums } = totals;
  const hasCancelled = sums.reduce((all, each) => all + each.count, 0) < count;
  return (
    <p role="status" className="num flex flex-wrap gap-x-4 text-ink-soft text-sm">
      <span>
        {is_more
          ? t(sums.length > 0 ? "foundMore" : "foundManyMore", { count: formatNumber(count, locale) })
          : t("found", { count, text: formatNumber(count, locale) })}
      </span>
      {sums.map(({ currency, price, selling, margin }) => (
        <span key={currency}>
          <span className="font-medium text-ink">{formatMoney(selling, currency, locale)}</span>
          {selling === price || isForCustomer ? null : ` · ${t("cost", { amount: formatMoney(price, currency, locale) })}`}
          {selling === price || margin === null || isForCustomer
            ? null
            : ` · ${t("marginPaid", { amount: formatMoney(margin, currency, locale) })}`}
        </span>
      ))}
      {hasCancelled ? <span>{t("withoutCancelled")}</span> : null}
    </p>
  );
}

/** @param props.make has the list made as a file */
export function ExportWork({ make }: { make: (format: TableFormat) => Promise<TableFile> }) {
  const t = useTranslations("work");
  const { save, saving } = useSaveTable(make);
  return <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />;
}

interface ModeSwitchProps {
  mode: Mode | undefined;
  /** @param mode absent is live */
  onChange: (mode: "test" | undefined) => void;
}

/** Agents and carriers of one mode are not those of the other: whoever switches drops what was chosen of them. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const t = useTranslations("work");
  return (
    <Checkbox isSelected={mode === "test"} onChange={(isTest) => onChange(isTest ? "test" : undefined)}>
      {t("testMode")}
    </Checkbox>
  );
}
