"use client";

import { useTranslations } from "next-intl";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { Select } from "@/components/ui/fields/select";
import { serverToday } from "@/components/ui/today";
import { useCurrencies } from "@/lib/client/money/currencies";
import type { MoneyPeriod } from "@/lib/contracts/portal/account-statement";
import { PERIOD_PRESETS, periodOf, presetOf } from "@/lib/domain/money-period";

interface PeriodFieldsProps {
  period: MoneyPeriod;
  onChange: (period: Partial<MoneyPeriod>) => void;
}

const OWN = "own";

/** Fields for the days, by name or one by one, and for the currency where the partner has several. */
export function PeriodFields({ period: { from, to, currency }, onChange }: PeriodFieldsProps) {
  const t = useTranslations("money");
  const currencies = useCurrencies();
  const today = serverToday();
  const preset = presetOf({ from, to }, today);
  const options = [
    ...PERIOD_PRESETS.map((id) => ({ id, label: t(`preset.${id}`) })),
    ...(preset ? [] : [{ id: OWN, label: t("preset.own") }]),
  ];
  const choose = (id: string) => {
    const chosen = PERIOD_PRESETS.find((each) => each === id);
    if (chosen) onChange(periodOf(chosen, today));
  };
  return (
    <>
      <Select label={t("period")} options={options} value={preset ?? OWN} onChange={choose} className="max-lg:col-span-2" />
      <DatePicker label={t("from")} value={from} onChange={(day) => onChange({ from: day, ...(day > to && { to: day }) })} max={today} />
      <DatePicker label={t("to")} value={to} onChange={(day) => onChange({ to: day, ...(day < from && { from: day }) })} max={today} />
      {currencies.length > 1 ? (
        <Select
          label={t("currency")}
          options={currencies.map((id) => ({ id, label: id }))}
          value={currency ?? currencies[0] ?? null}
          onChange={(chosen) => onChange({ currency: chosen === currencies[0] ? undefined : chosen })}
        />
      ) : null}
    </>
  );
}
