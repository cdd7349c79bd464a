"use client";

import { CalendarDays, CircleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "react-aria-components/Button";
import { DialogTrigger } from "react-aria-components/Dialog";
import { formatWeekdayDate } from "@/lib/i18n/formats";
import { Popover } from "../popover";
import { Calendar } from "./calendar";
import { controlClass } from "./field";

interface DatePickerProps {
  label: string;
  /** `YYYY-MM-DD` */
  value: string | null;
  onChange: (date: string) => void;
  min?: string;
  max?: string;
  error?: string | undefined;
  placeholder?: string;
  className?: string;
}

/** A date near today, picked from a calendar. For birth dates and the like use DateField. */
export function DatePicker({ label, value, onChange, min, max, error, placeholder, className = "" }: DatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const locale = useLocale();
  const t = useTranslations("common.ui");
  const id = useId();
  const pick = (date: string) => {
    onChange(date);
    setOpen(false);
  };
  return (
    <div className={className}>
      <span id={`${id}-label`} className="mb-1 block text-ink-soft text-sm">
        {label}
      </span>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          id={`${id}-value`}
          aria-labelledby={`${id}-label ${id}-value`}
          {...(error ? { "aria-describedby": `${id}-error` } : {})}
          className={`${controlClass} flex cursor-pointer items-center justify-between gap-2 text-left ${error ? "border-bad" : ""}`}
        >
          <span className={value ? "num truncate" : "truncate text-ink-faint"}>
            {value ? formatWeekdayDate(value, locale) : (placeholder ?? t("chooseDate"))}
          </span>
          <CalendarDays className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
        </Button>
        <Popover label={label}>
          <Calendar start={value} onPick={pick} {...(min ? { min } : {})} {...(max ? { max } : {})} />
        </Popover>
      </DialogTrigger>
      {error ? (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1 text-bad text-xs">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
