"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DatePicker } from "@/components/ui/fields/date-picker";
import { AirportField } from "./airport-field";
import { laterOf, problemOf, type ScheduleFilter } from "./schedule-address";

interface ScheduleFormProps {
  filter: ScheduleFilter;
  /** `YYYY-MM-DD` */
  today: string;
  onApply: (filter: ScheduleFilter) => void;
}

/** Where from, where to, which days. */
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
          onChange={(from) => change({ from })}
          error={problem === "needFrom" ? t(problem) : undefined}
        />
        <AirportField label={t("to")} value={draft.to} onChange={(to) => change({ to })} placeholder={t("toHint")} />
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
