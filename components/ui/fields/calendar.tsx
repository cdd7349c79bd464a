"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { DayPicker, type DayPickerProps } from "react-day-picker";
import { formatLongDate, formatMonth, formatWeekday } from "@/lib/i18n/formats";

interface CalendarProps {
  /** All dates `YYYY-MM-DD`. The marked day, or the first of a marked range. */
  start: string | null;
  /** Last day of a marked range. */
  end?: string | null;
  onPick: (date: string) => void;
  /** First and last day that can be picked. */
  min?: string;
  max?: string;
  /** How many months stand side by side. */
  months?: number;
  /** Whether the marked day has the focus once the calendar opens; else something beside it has. */
  takesFocus?: boolean;
}

/** A calendar whose texts come from our own tables (see lib/i18n/calendar-names.ts). Weeks begin on Monday. */
export function Calendar({ start, end = null, onPick, min, max, months = 1, takesFocus = true }: CalendarProps) {
  const texts = useCalendarTexts();
  const from = start ? toDate(start) : undefined;
  const to = end ? toDate(end) : undefined;
  const outside = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])];
  return (
    <DayPicker
      {...texts}
      weekStartsOn={1}
      autoFocus={takesFocus}
      numberOfMonths={months}
      {...monthsOf(from, min, max)}
      disabled={outside}
      modifiers={{
        selected: [from, to].filter((date) => date !== undefined),
        first: to ? from : undefined,
        last: from ? to : undefined,
        middle: from && to ? { after: from, before: to } : false,
      }}
      modifiersClassNames={{
        first: "bg-linear-[90deg,transparent_50%,var(--color-accent-soft)_50%]",
        last: "bg-linear-[90deg,var(--color-accent-soft)_50%,transparent_50%]",
        middle: "bg-accent-soft",
      }}
      onDayClick={(day, { disabled }) => disabled || onPick(toText(day))}
      classNames={CLASSES}
      components={{ Chevron: Arrow }}
    />
  );
}

const CLASSES = {
  root: "relative select-none p-3",
  months: "flex flex-wrap gap-6",
  month: "w-full min-w-72 flex-1",
  nav: "absolute inset-x-3 top-3 flex justify-between",
  button_previous:
    "flex size-9 cursor-pointer items-center justify-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent",
  button_next:
    "flex size-9 cursor-pointer items-center justify-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent",
  month_caption: "flex h-9 items-center justify-center font-semibold",
  month_grid: "mt-2 w-full border-collapse",
  weekday: "h-8 w-10 text-center font-normal text-ink-faint text-xs",
  day: "group/day p-0 text-center",
  day_button:
    "num inline-flex size-10 cursor-pointer items-center justify-center rounded-full text-base hover:bg-accent-soft focus-visible:relative disabled:cursor-default disabled:text-line-strong disabled:hover:bg-transparent group-data-[today]/day:font-semibold group-data-[today]/day:underline group-data-[today]/day:underline-offset-4 group-data-[selected]/day:bg-accent group-data-[selected]/day:text-filled",
  outside: "invisible",
};

function Arrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? (
    <ChevronLeft className="size-5" aria-hidden="true" />
  ) : (
    <ChevronRight className="size-5" aria-hidden="true" />
  );
}

function useCalendarTexts(): Pick<DayPickerProps, "formatters" | "labels"> {
  const locale = useLocale();
  const t = useTranslations("common.ui");
  const month = (date: Date) => formatMonth(toText(date), locale);
  return {
    formatters: { formatCaption: month, formatWeekdayName: (date) => formatWeekday(toText(date), locale) },
    labels: {
      labelNav: () => t("chooseDate"),
      labelGrid: month,
      labelNext: () => t("nextMonth"),
      labelPrevious: () => t("previousMonth"),
      labelWeekday: (date) => formatWeekday(toText(date), locale),
      labelDayButton: (date, { today }) => `${formatLongDate(toText(date), locale)}${today ? `, ${t("today")}` : ""}`,
    },
  };
}

function monthsOf(from: Date | undefined, min: string | undefined, max: string | undefined) {
  const shown = from ?? (min ? toDate(min) : undefined);
  return {
    ...(shown ? { defaultMonth: shown } : {}),
    ...(min ? { startMonth: toDate(min) } : {}),
    ...(max ? { endMonth: toDate(max) } : {}),
  };
}

/** Noon, so that no change of clocks moves the day. */
function toDate(text: string): Date {
  return new Date(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10)), 12);
}

function toText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
