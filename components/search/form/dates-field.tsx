"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { Calendar } from "@/components/ui/fields/calendar";
import { FieldButton } from "@/components/ui/fields/field-button";
import { TypedDates } from "@/components/ui/fields/typed-dates";
import { useTypedOpening } from "@/components/ui/fields/use-typed-opening";
import { Popover } from "@/components/ui/popover";
import { addDays } from "@/lib/domain/dates";
import { formatWeekdayDate, tashkentToday } from "@/lib/i18n/formats";
import { DAYS_AHEAD } from "./search-values";

interface DatesFieldProps {
  isRoundTrip: boolean;
  out: string;
  back: string;
  /** `YYYY-MM-DD` before which nothing can be chosen; today where it is empty or missing. */
  earliest?: string;
  onChange: (dates: { out: string; back: string }) => void;
  error?: string | undefined;
}

/** The departure, and the return of a round trip, from one calendar, or typed. */
export function DatesField({ isRoundTrip, out, back, earliest, onChange, error }: DatesFieldProps) {
  const t = useTranslations("search.form");
  const common = useTranslations("common.ui");
  const locale = useLocale();
  const isWide = useIsWide();
  const { isOpen, typed, open, turn, close } = useTypedOpening();
  const today = tashkentToday(new Date());
  const shown = [out, isRoundTrip ? back : ""].filter(Boolean).map((date) => formatWeekdayDate(date, locale));
  const [first, last] = [earliest || today, addDays(today, DAYS_AHEAD)];
  const take = ([day = "", way = ""]: readonly string[]) => {
    onChange({ out: day, back: isRoundTrip ? way || (back >= day ? back : "") : "" });
    close();
  };
  const pick = (day: string) => {
    const { isDone, ...dates } = pickDate({ out, back }, day, isRoundTrip);
    onChange(dates);
    if (isDone) close();
  };
  const placeholder = isRoundTrip ? t("chooseDates") : common("chooseDate");
  const label = t(isRoundTrip ? "dates" : "date");
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={turn}>
      <FieldButton label={label} text={shown.join(" – ") || placeholder} isPlaceholder={shown.length === 0} error={error} onFigure={open} />
      <Popover label={label}>
        <p aria-live="polite" className="px-5 pt-3 text-ink-soft text-sm">
          {t(isRoundTrip && out && !back ? "chooseReturn" : "chooseDeparture")}
        </p>
        <Calendar
          start={out || null}
          end={isRoundTrip ? back || null : null}
          min={first}
          max={last}
          takesFocus={typed === ""}
          months={isWide ? 2 : 1}
          onPick={pick}
        />
        <TypedDates key={typed} isRange={isRoundTrip} initial={typed} min={first} max={last} onTake={take} />
      </Popover>
    </DialogTrigger>
  );
}

interface Dates {
  /** `YYYY-MM-DD` or empty. */
  out: string;
  back: string;
}

/**
 * What a press on a calendar day means: the departure, then the return; once both are there, or the day lies before the departure, it starts again.
 * @returns the new dates, and whether nothing is left to pick
 */
export function pickDate(dates: Dates, day: string, isRoundTrip: boolean): Dates & { isDone: boolean } {
  if (!isRoundTrip) return { out: day, back: "", isDone: true };
  const isReturn = dates.out !== "" && dates.back === "" && day >= dates.out;
  return isReturn ? { out: dates.out, back: day, isDone: true } : { out: day, back: "", isDone: false };
}

/** Whether the window is at least as wide as Tailwind's `md`. On the server, no: what needs it opens only later. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

const QUERY = "(min-width: 48rem)";

function isWide(): boolean {
  return window.matchMedia(QUERY).matches;
}

function subscribe(notify: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
}
