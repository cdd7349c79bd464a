"use client";

import { useTranslations } from "next-intl";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { serverToday } from "@/components/ui/today";
import { useTyped } from "@/lib/client/use-typed";
import type { ReportPeriod } from "@/lib/contracts/operator/reports/money";
import type { Currency } from "@/lib/domain/money";
import { PERIOD_PRESETS, periodOf, presetOf } from "@/lib/domain/money-period";

interface PeriodFieldsProps {
  period: ReportPeriod;
  /** Those in which agencies have deposits, once they are known. */
  currencies: readonly Currency[] | undefined;
  onChange: (period: Partial<ReportPeriod>) => void;
}

const OWN = "own";
const anyCode = (text: string) => text.trim();

/** Fields for the days, by name or one by one, the currency and one agency. */
export function PeriodFields({ period: { from, to, currency, agency }, currencies, onChange }: PeriodFieldsProps) {
  const t = useTranslations("money");
  const tReports = useTranslations("reports");
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
  const [code, setCode] = useTyped(agency ?? "", anyCode, (typed) => onChange({ agency: typed || undefined }));
  return (
    <>
      <Select label={t("period")} options={options} value={preset ?? OWN} onChange={choose} className="max-lg:col-span-2" />
      <DatePicker label={t("from")} value={from} onChange={(day) => onChange({ from: day, ...(day > to && { to: day }) })} max={today} />
      <DatePicker label={t("to")} value={to} onChange={(day) => onChange({ to: day, ...(day < from && { from: day }) })} max={today} />
      <CurrencyField currency={currency} currencies={currencies} onChange={(chosen) => onChange({ currency: chosen })} />
      <TextField
        label={tReports("agency")}
        value={code}
        onChange={(text) => setCode(text.toUpperCase())}
        maxLength={12}
        autoComplete="off"
        inputClassName="num uppercase"
      />
    </>
  );
}

interface CurrencyFieldProps {
  currency: Currency;
  currencies: readonly Currency[] | undefined;
  onChange: (currency: Currency) => void;
}

/** Amounts of different currencies are never added up. */
export function CurrencyField({ currency, currencies = [], onChange }: CurrencyFieldProps) {
  const t = useTranslations("money");
  const choices = currencies.includes(currency) ? currencies : [currency, ...currencies];
  return <Select label={t("currency")} options={choices.map((id) => ({ id, label: id }))} value={currency} onChange={onChange} />;
}
