"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { Calendar } from "@/components/ui/fields/dates/calendar";
import { TypedDates } from "@/components/ui/fields/dates/typed-dates";
import { Popover } from "@/components/ui/overlays/popover";
import { useMedia } from "@/lib/client/use-media";
import { addDays } from "@/lib/domain/dates";
import { DateLegend } from "../calendar/date-legend";
import { hasDatePrices, useDatePrices } from "../calendar/date-prices";
import { useDayNotes } from "../calendar/use-day-notes";
import type { SearchValues } from "./search-form-schema";
import { EMPTY_SEARCH } from "./search-values";

interface DatesPopoverProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  isRoundTrip: boolean;
  /** All dates `YYYY-MM-DD`, or empty. */
  out: string;
  back: string;
  first: string;
  last: string;
  /** What was typed before it opened. */
  typed: string;
  /** Whose days have prices; undefined where none have. */
  search: SearchValues | undefined;
  onPick: (day: string) => void;
  onTake: (dates: readonly string[]) => void;
}

/** The calendar of a DatesField, loaded when it opens. Prices come after it, into room that is kept for them. */
export function DatesPopover({ label, triggerRef, onClose, isRoundTrip, out, back, first, last, typed, ...props }: DatesPopoverProps) {
  const { search = EMPTY_SEARCH, onPick, onTake } = props;
  const t = useTranslations("search.form");
  const months = useMedia("md") ? 2 : 1;
  // The calendar goes no further than to show its last month last.
  const latest = firstOfMonth(months === 2 ? addDays(firstOfMonth(last), -1) : last);
  const [month, setMonth] = useState([firstOfMonth(out || first), latest].toSorted()[0] ?? latest);
  const isReturn = isRoundTrip && out !== "" && back === "";
  const inSight = months === 2 ? [month, firstOfMonth(addDays(month, 31))] : [month];
  const days = useDatePrices({ search, isReturn, months: inSight, first, last });
  const noteOf = useDayNotes(days);
  const isPriced = hasDatePrices(search);
  return (
    <Popover label={label} triggerRef={triggerRef} onClose={onClose}>
      <p aria-live="polite" className="px-5 pt-3 text-ink-soft text-sm">
        {t(isReturn ? "chooseReturn" : "chooseDeparture")}
      </p>
      <Calendar
        start={out || null}
        end={isRoundTrip ? back || null : null}
        min={first}
        max={last}
        takesFocus={typed === ""}
        months={months}
        onPick={onPick}
        noteOf={isPriced ? noteOf : undefined}
        onMonthChange={setMonth}
      />
      {isPriced ? <DateLegend search={search} isReturn={isReturn} days={days} /> : null}
      <TypedDates key={typed} isRange={isRoundTrip} initial={typed} min={first} max={last} onTake={onTake} />
    </Popover>
  );
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, "YYYY-MM-".length)}01`;
}
