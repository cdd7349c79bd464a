"use client";

import { CalendarDays } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { DialogTrigger } from "react-aria-components/Dialog";
import { formatWeekdayDate } from "@/lib/i18n/formats";
import { Popover } from "../popover";
import { Calendar } from "./calendar";
import { FieldButton } from "./field-button";
import { TypedDates } from "./typed-dates";
import { useTypedOpening } from "./use-typed-opening";

interface DatePickerProps {
  label: string;
  /** `YYYY-MM-DD` */
  value: string | null;
  onChange: (date: string) => void;
  min?: string;
  max?: string;
  error?: string | undefined;
}

/** A date near today, picked from a calendar or typed. For birth dates and the like use DateField. */
export function DatePicker({ label, value, onChange, min, max, error }: DatePickerProps) {
  const { isOpen, typed, open, turn, close } = useTypedOpening();
  const locale = useLocale();
  const t = useTranslations("common.ui");
  const pick = (date: string) => {
    onChange(date);
    close();
  };
  const shown = value ? formatWeekdayDate(value, locale) : t("chooseDate");
  const icon = <CalendarDays className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />;
  return (
    <div>
      <DialogTrigger isOpen={isOpen} onOpenChange={turn}>
        <FieldButton label={label} text={shown} isPlaceholder={!value} icon={icon} error={error} onFigure={open} />
        <Popover label={label}>
          <Calendar start={value} onPick={pick} takesFocus={typed === ""} {...(min ? { min } : {})} {...(max ? { max } : {})} />
          <TypedDates key={typed} isRange={false} initial={typed} min={min} max={max} onTake={([date]) => date && pick(date)} />
        </Popover>
      </DialogTrigger>
    </div>
  );
}
