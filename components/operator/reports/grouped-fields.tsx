"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Select } from "@/components/ui/fields/select";
import type { ReportPeriod } from "@/lib/contracts/operator/reports/money";
import { SALE_GROUPS, type SaleGrouping } from "@/lib/domain/reports/groups";
import { PeriodFields } from "./period-fields";

interface GroupedFieldsProps extends Pick<ComponentProps<typeof PeriodFields>, "period" | "currencies"> {
  by: SaleGrouping;
  onChange: (filter: Partial<ReportPeriod & { by: SaleGrouping }>) => void;
}

/** Fields for the days, the currency, one agency, and what is counted by. */
export function GroupedFields({ by, onChange, ...fields }: GroupedFieldsProps) {
  const t = useTranslations("reports");
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-6">
      <PeriodFields {...fields} onChange={onChange} />
      <Select
        label={t("by")}
        options={SALE_GROUPS.map((id) => ({ id, label: t(`group.${id}`) }))}
        value={by}
        onChange={(chosen) => onChange({ by: chosen })}
        className="max-lg:col-span-2"
      />
    </search>
  );
}
