"use client";

import { CalendarDays } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { formatWeekdayDate } from "@/lib/i18n/formats";
import { FieldButton } from "../field-button";
import { useTypedOpening } from "./use-typed-opening";

const DatePopover = dynamic(async () => (await import("./date-popover")).DatePopover, { ssr: false });

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
  const { isOpen, close, button, popover } = useTypedOpening();
  const locale = useLocale();
  const t = useTranslations("common.ui");
  const pick = (date: string) => {
    onChange(date);
    close();
  };
  const shown = value ? formatWeekdayDate(value, locale) : t("chooseDate");
  const icon = <CalendarDays className="narrow:hidden size-4 shrink-0 text-ink-faint" aria-hidden="true" />;
  return (
    <div>
      <FieldButton {...button} label={label} text={shown} isPlaceholder={!value} icon={icon} error={error} />
      {isOpen ? (
        <DatePopover {...popover} label={label} value={value} onPick={pick} {...(min ? { min } : {})} {...(max ? { max } : {})} />
      ) : null}
    </div>
  );
}
