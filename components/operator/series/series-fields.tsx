"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextField } from "@/components/ui/fields/text-field";
import { SERIES_ACTS } from "@/lib/domain/schedule/series";
import { AircraftFields } from "./aircraft-fields";
import { type DraftSeries, type SeriesRemarks, WEEKDAYS, type Weekday } from "./draft-series";
import { LegFields } from "./leg-fields";

export interface SeriesFieldsProps {
  draft: DraftSeries;
  remarks: SeriesRemarks;
  onChange: (change: Partial<DraftSeries>) => void;
}

/** What flies, when, by what and where to. */
export function SeriesFields({ draft, remarks, onChange }: SeriesFieldsProps) {
  const t = useTranslations("series");
  return (
    <>
      <RadioGroup
        label={t("act")}
        options={SERIES_ACTS.map((id) => ({ id, label: t(`acts.${id}`) }))}
        value={draft.act}
        onChange={(act) => onChange({ act })}
      />
      <div className="grid grid-cols-2 gap-3 md:max-w-md">
        <TextField
          label={t("carrier")}
          value={draft.carrier}
          onChange={(carrier) => onChange({ carrier })}
          error={remarks.has("carrier") ? t("wrong.carrier") : undefined}
          inputClassName="uppercase"
          maxLength={2}
          autoComplete="off"
          isRequired
        />
        <TextField
          label={t("number")}
          value={draft.number}
          onChange={(number) => onChange({ number })}
          error={remarks.has("number") ? t("wrong.number") : undefined}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          isRequired
        />
      </div>
      <DateFields draft={draft} remarks={remarks} onChange={onChange} />
      {draft.act === "end" ? null : (
        <>
          <AircraftFields draft={draft} remarks={remarks} onChange={onChange} />
          <LegFields draft={draft} remarks={remarks} onChange={onChange} />
        </>
      )}
      <TextField
        label={t("reason")}
        description={t("reasonHint")}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={remarks.has("reason") ? t("wrong.reason") : undefined}
        maxLength={500}
        autoComplete="off"
        className="max-w-xl"
        isRequired
      />
    </>
  );
}

function DateFields({ draft, remarks, onChange }: SeriesFieldsProps) {
  const t = useTranslations("series");
  const order = remarks.has("order") ? t("wrong.order") : undefined;
  const turn = (turned: Weekday, isSelected: boolean) =>
    onChange({ days: WEEKDAYS.filter((day) => (day === turned ? isSelected : draft.days.includes(day))) });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 md:max-w-md">
        <DateField
          label={t("from")}
          use="list"
          value={draft.from}
          onChange={(from) => onChange({ from })}
          error={remarks.has("from") ? t("wrong.date") : undefined}
          isRequired
        />
        <DateField
          label={t("to")}
          use="list"
          value={draft.to}
          onChange={(to) => onChange({ to })}
          error={remarks.has("to") ? t("wrong.date") : order}
          isRequired
        />
      </div>
      <fieldset className="space-y-1">
        <legend className="mb-1 text-ink-soft text-sm">{t("days")}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {WEEKDAYS.map((day) => (
            <Checkbox key={day} isSelected={draft.days.includes(day)} onChange={(isSelected) => turn(day, isSelected)}>
              {t(`weekdays.${day}`)}
            </Checkbox>
          ))}
        </div>
        {remarks.has("days") ? (
          <p role="alert" className="text-bad text-sm">
            {t("wrong.days")}
          </p>
        ) : null}
      </fieldset>
    </>
  );
}
