"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Card } from "@/components/ui/card";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { useDraft } from "@/components/ui/fields/use-draft";
import { Button } from "@/components/ui/press/button";
import { placeOptions, usePlaces } from "@/lib/client/travel/use-places";
import type { PlaceOption } from "@/lib/contracts/portal/places";
import { laterOf, problemOf, type ScheduleFilter } from "./schedule-address";

interface ScheduleFormProps {
  filter: ScheduleFilter;
  /** `YYYY-MM-DD` */
  today: string;
  onApply: (filter: ScheduleFilter) => void;
}

/** Form for the airports and the days. */
export function ScheduleForm({ filter, today, onApply }: ScheduleFormProps) {
  const t = useTranslations("schedule");
  const [draft, setDraft] = useState(filter);
  const problem = problemOf(draft);
  const change = (part: Partial<ScheduleFilter>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) onApply(draft);
  };
  return (
    <Card className="mb-5 p-4 md:p-5">
      <form onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_11rem_11rem_auto]">
        <AirportField
          label={t("from")}
          value={draft.from}
          other={draft.to}
          onChange={(from) => change({ from })}
          error={problem === "needFrom" ? t(problem) : undefined}
        />
        <AirportField label={t("to")} value={draft.to} other={draft.from} onChange={(to) => change({ to })} placeholder={t("toHint")} />
        <DatePicker
          label={t("since")}
          value={draft.since}
          min={today}
          onChange={(since) => change({ since, until: laterOf(since, draft.until) })}
        />
        <DatePicker
          label={t("until")}
          value={draft.until}
          min={draft.since}
          onChange={(until) => change({ until })}
          error={problem && problem !== "needFrom" ? t(problem) : undefined}
        />
        <Button type="submit" className="sm:col-span-2 lg:col-span-1 lg:mt-6">
          {t("show")}
        </Button>
      </form>
    </Card>
  );
}

interface AirportFieldProps {
  label: string;
  /** IATA airport or metropolitan code, or empty. */
  value: string;
  /** Code of the journey's other end: suggested last. */
  other: string;
  onChange: (code: string) => void;
  placeholder?: string;
  error?: string | undefined;
}

/** A city or an airport by name or code. Emptied, it means any. */
function AirportField({ label, value, other, onChange, placeholder = "", error }: AirportFieldProps) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  const { draft, propsOf } = useDraft();
  const { data: chosen } = useQuery(placeOptions(value, locale));
  const { found, firstFor } = usePlaces(draft ?? "", other);
  const shown = chosen ? textOf(chosen) : value;
  return (
    <ComboBox
      label={label}
      items={found.map((place) => ({ ...place, id: place.code, text: textOf(place) }))}
      {...propsOf({ shown, settle: (text) => (text.trim() === "" ? "" : firstFor(text)), onChoose: onChange })}
      renderItem={PlaceLine}
      emptyText={t("placeEmpty")}
      placeholder={placeholder}
      error={error}
    />
  );
}

function textOf({ city, code }: PlaceOption): string {
  return `${city} (${code})`;
}

function PlaceLine({ code, kind, name, city, country }: PlaceOption) {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="min-w-0 leading-tight">
        <span className="block truncate">{kind === "city" ? city : `${city}, ${name}`}</span>
        <span className="block truncate text-ink-faint text-xs">{country}</span>
      </span>
      <span className="num text-ink-soft text-sm">{code}</span>
    </span>
  );
}
