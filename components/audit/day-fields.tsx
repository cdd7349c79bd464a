"use client";

import { useTranslations } from "next-intl";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { Select } from "@/components/ui/fields/select";
import { serverToday } from "@/components/ui/today";
import { PERIOD_PRESETS, periodOf, presetOf } from "@/lib/domain/money-period";

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

interface DayFieldsProps extends Days {
  onChange: (days: Days) => void;
}

const ANY = "any";
const OWN = "own";

/** Days by name; once there are any, each end of them by itself. */
export function DayFields({ from, to, onChange }: DayFieldsProps) {
  const t = useTranslations("audit.filter");
  const tMoney = useTranslations("money");
  const today = serverToday();
  const chosen = from && to ? { from, to } : null;
  const named = chosen ? (presetOf(chosen, today) ?? OWN) : ANY;
  const options = [
    { id: ANY, label: t("anyDay") },
    ...PERIOD_PRESETS.map((id) => ({ id, label: tMoney(`preset.${id}`) })),
    ...(named === OWN ? [{ id: OWN, label: tMoney("preset.own") }] : []),
  ];
  const choose = (id: string) => {
    const preset = PERIOD_PRESETS.find((each) => each === id);
    if (preset) onChange(periodOf(preset, today));
    else if (id === ANY) onChange({});
  };
  return (
    <>
      <Select label={tMoney("period")} options={options} value={named} onChange={choose} className="min-w-0" />
      {chosen ? (
        <>
          <DatePicker
            label={tMoney("from")}
            value={chosen.from}
            onChange={(day) => onChange({ ...chosen, from: day, ...(day > chosen.to && { to: day }) })}
            max={today}
          />
          <DatePicker
            label={tMoney("to")}
            value={chosen.to}
            onChange={(day) => onChange({ ...chosen, to: day, ...(day < chosen.from && { from: day }) })}
            max={today}
          />
        </>
      ) : null}
    </>
  );
}
