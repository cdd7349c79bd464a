"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { Calendar } from "@/components/ui/fields/calendar";
import { Popover } from "@/components/ui/popover";
import { useIsWide } from "@/components/ui/use-is-wide";
import { addDays } from "@/lib/domain/dates";
import { formatWeekdayDate, tashkentToday } from "@/lib/i18n/formats";
import { FieldButton } from "./field-button";
import { pickDate } from "./pick-dates";

/** Schedules are published about this far ahead. */
const DAYS_AHEAD = 330;

interface DatesFieldProps {
  isRoundTrip: boolean;
  out: string;
  back: string;
  /** `YYYY-MM-DD` before which nothing can be chosen; today where it is empty or missing. */
  earliest?: string;
  onChange: (dates: { out: string; back: string }) => void;
  error?: string | undefined;
}

/** The departure, and the return of a round trip, from one calendar. */
export function DatesField({ isRoundTrip, out, back, earliest, onChange, error }: DatesFieldProps) {
  const t = useTranslations("search.form");
  const common = useTranslations("common.ui");
  const locale = useLocale();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const today = tashkentToday(new Date());
  const shown = [out, isRoundTrip ? back : ""].filter(Boolean).map((date) => formatWeekdayDate(date, locale));
  const pick = (day: string) => {
    const { isDone, ...dates } = pickDate({ out, back }, day, isRoundTrip);
    onChange(dates);
    if (isDone) setOpen(false);
  };
  const placeholder = isRoundTrip ? t("chooseDates") : common("chooseDate");
  const label = t(isRoundTrip ? "dates" : "date");
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <FieldButton label={label} text={shown.join(" – ") || placeholder} isPlaceholder={shown.length === 0} error={error} />
      <Popover label={label}>
        <p aria-live="polite" className="px-5 pt-3 text-ink-soft text-sm">
          {t(isRoundTrip && out && !back ? "chooseReturn" : "chooseDeparture")}
        </p>
        <Calendar
          start={out || null}
          end={isRoundTrip ? back || null : null}
          min={earliest || today}
          max={addDays(today, DAYS_AHEAD)}
          months={isWide ? 2 : 1}
          onPick={pick}
        />
      </Popover>
    </DialogTrigger>
  );
}
