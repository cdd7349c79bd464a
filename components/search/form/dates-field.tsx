"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useTypedOpening } from "@/components/ui/fields/dates/use-typed-opening";
import { FieldButton } from "@/components/ui/fields/field-button";
import { serverToday } from "@/components/ui/today";
import { addDays, dayNumber } from "@/lib/domain/dates";
import { formatWeekdayDate } from "@/lib/i18n/formats";
import type { SearchValues } from "./search-form-schema";
import { DAYS_AHEAD } from "./search-values";

const DatesPopover = dynamic(async () => (await import("./dates-popover")).DatesPopover, { ssr: false });

interface DatesFieldProps {
  isRoundTrip: boolean;
  out: string;
  back: string;
  /** `YYYY-MM-DD` before which nothing can be chosen; today where it is empty or missing. */
  earliest?: string;
  onChange: (dates: { out: string; back: string }) => void;
  error?: string | undefined;
  /** The form as it stands, where its days have prices once both places are chosen. */
  search?: SearchValues;
}

/** The departure, and the return of a round trip, from one calendar, or typed. */
export function DatesField({ isRoundTrip, out, back, earliest, onChange, error, search }: DatesFieldProps) {
  const t = useTranslations("search.form");
  const common = useTranslations("common.ui");
  const locale = useLocale();
  const { isOpen, close, button, popover } = useTypedOpening();
  const today = serverToday();
  const shown = [out, isRoundTrip ? back : ""].filter(Boolean).map((date) => formatWeekdayDate(date, locale));
  const [first, last] = [earliest || today, addDays(today, DAYS_AHEAD)];
  const take = ([day = "", way = ""]: readonly string[]) => {
    onChange({ out: day, back: isRoundTrip ? way || movedReturn({ out, back }, day, last) : "" });
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
    <>
      <FieldButton {...button} label={label} text={shown.join(" – ") || placeholder} isPlaceholder={shown.length === 0} error={error} />
      {isOpen ? (
        <DatesPopover {...popover} {...{ label, isRoundTrip, out, back, first, last, search }} onPick={pick} onTake={take} />
      ) : null}
    </>
  );
}

interface Dates {
  /** `YYYY-MM-DD` or empty. */
  out: string;
  back: string;
}

/** The return after as many days as before, where the departure alone has changed; empty where there was none, or none can be chosen. */
export function movedReturn({ out, back }: Dates, day: string, last: string): string {
  if (out === "" || back === "") return "";
  const moved = addDays(day, dayNumber(back) - dayNumber(out));
  return moved <= last ? moved : "";
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
