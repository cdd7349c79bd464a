"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { createContext, useContext } from "react";
import { DayButton, type DayButtonProps, DayPicker, type DayPickerProps } from "react-day-picker";
import { serverToday } from "@/components/ui/today";
import { formatLongDate, formatMonth, formatWeekday } from "@/lib/i18n/formats";

/** Something short under the number of a day. */
export interface DayNote {
  text: string;
  /** The same for whoever hears it, with the day. */
  spoken: string;
  /** Its colour, unless the day is marked. */
  className: string;
}

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
  /** What stands under a day. Days have room for it from the beginning on, so that a note which comes later moves nothing. */
  noteOf?: ((date: string) => DayNote | undefined) | undefined;
  /** Gets the first day of the month that is shown first, once it is another one. */
  onMonthChange?: (month: string) => void;
}

const Notes = createContext<CalendarProps["noteOf"]>(undefined);

/** A calendar whose texts come from our own tables (see lib/i18n/calendar-names.ts). Weeks begin on Monday. */
export function Calendar({ start, end = null, onPick, min, max, months = 1, takesFocus = true, ...props }: CalendarProps) {
  const { noteOf, onMonthChange } = props;
  const texts = useCalendarTexts();
  const from = start ? toDate(start) : undefined;
  const to = end ? toDate(end) : undefined;
  const outside = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])];
  const picker = (
    <DayPicker
      {...texts}
      weekStartsOn={1}
      today={toDate(serverToday())}
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
        first: "bg-linear-[90deg,transparent_50%,theme(colors.accent.soft)_50%]",
        last: "bg-linear-[90deg,theme(colors.accent.soft)_50%,transparent_50%]",
        middle: "bg-accent-soft",
      }}
      onDayClick={(day, { disabled }) => disabled || onPick(toText(day))}
      onMonthChange={(month) => onMonthChange?.(toText(month))}
      classNames={noteOf ? NOTED_CLASSES : CLASSES}
      components={COMPONENTS}
    />
  );
  return <Notes value={noteOf}>{picker}</Notes>;
}

const NAV = "absolute inset-x-3 flex justify-between";
const DAY =
  "num inline-flex cursor-pointer items-center justify-center text-base group-not-data-[selected]/day:hover:bg-accent-soft focus-visible:relative disabled:cursor-default disabled:text-line-strong disabled:hover:bg-transparent group-data-[today]/day:font-semibold group-data-[today]/day:underline group-data-[today]/day:underline-offset-4 group-data-[selected]/day:bg-accent group-data-[selected]/day:text-filled";

const CLASSES = {
  root: "relative select-none p-3",
  months: "flex flex-wrap gap-6",
  month: "w-full min-w-72 flex-1",
  nav: `${NAV} top-3`,
  button_previous:
    "flex size-9 cursor-pointer items-center justify-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent",
  button_next:
    "flex size-9 cursor-pointer items-center justify-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent",
  month_caption: "flex h-9 items-center justify-center font-semibold",
  month_grid: "mt-2 w-full border-collapse",
  weekday: "h-8 w-10 text-center font-normal text-ink-faint text-xs",
  day: "group/day p-0 text-center",
  day_button: `${DAY} size-10 rounded-full`,
  outside: "invisible",
};

const NOTED_CLASSES = {
  ...CLASSES,
  // As low as without notes on a phone, where the calendar hardly fits beside its field.
  root: "relative select-none px-3 py-1",
  nav: `${NAV} top-1`,
  month: "w-full min-w-72 flex-1 md:w-84 md:flex-none",
  month_grid: "mt-2 w-full table-fixed border-collapse",
  day_button: `${DAY} h-10 w-full flex-col rounded-lg leading-tight md:h-12`,
};

/** A day, and what stands under it. */
function NotedDay({ children, "aria-label": name, ...props }: DayButtonProps) {
  const noteOf = useContext(Notes);
  const note = noteOf?.(toText(props.day.date));
  return (
    <DayButton {...props} {...(note ? {} : { "aria-label": name })}>
      {/* What is heard has what is seen in it: who speaks to the screen says that. */}
      {note ? <span className="sr-only">{`${name}, ${note.spoken} `}</span> : null}
      {children}
      {noteOf ? <span className={`h-4 text-2xs ${note?.className ?? ""} group-data-[selected]/day:text-filled`}>{note?.text}</span> : null}
    </DayButton>
  );
}

const COMPONENTS = { Chevron: Arrow, DayButton: NotedDay };

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
