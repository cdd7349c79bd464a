"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { serverToday } from "@/components/ui/today";
import { formatDate, formatWeekdayDate } from "@/lib/i18n/formats";
import { readTravelDay, travelProblem } from "@/lib/i18n/travel-day";
import { readTravelDates } from "@/lib/i18n/typed-date";
import { Button } from "../../press/button";
import { TextField } from "../text-field";

interface TypedDatesProps {
  /** Whether the return may stand in the same text. */
  isRange: boolean;
  /** What was typed before the field opened; then it takes the focus. */
  initial: string;
  /** `YYYY-MM-DD` */
  min?: string | undefined;
  max?: string | undefined;
  /** Gets one date, or two of a range. */
  onTake: (dates: readonly string[]) => void;
}

/** Dates of travel, typed beside a calendar in any usual form. What was understood stands under the field; Enter takes it. */
export function TypedDates({ isRange, initial, min, max, onTake }: TypedDatesProps) {
  const t = useTranslations("common.ui");
  const locale = useLocale();
  const [text, setText] = useState(initial);
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Typing goes on behind what opened the field, once the popover around it has taken the focus to itself.
  useEffect(() => {
    if (initial === "") return;
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(initial.length, initial.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [initial]);
  const read = readTravelDates(text, serverToday());
  const dates = read && (isRange || read.length === 1) ? read : null;
  const isInside = dates?.every((date) => (!min || date >= min) && (!max || date <= max)) ?? false;
  const problemOf = useDatesProblem({ isRange, min, max });
  const take = () => {
    if (dates && isInside) onTake(dates);
    else setAsked(true);
  };
  const pressKey = ({ key }: KeyboardEvent) => {
    if (key === "Enter") take();
  };
  const understood = isInside ? dates?.map((date) => formatWeekdayDate(date, locale)).join(" – ") : undefined;
  return (
    <TextField
      label={t(isRange ? "typeDates" : "typeDate")}
      value={text}
      onChange={(typed) => {
        setText(typed);
        setAsked(false);
      }}
      onKeyDown={pressKey}
      inputRef={input}
      autoComplete="off"
      spellCheck="false"
      placeholder={t(isRange ? "typeDatesHint" : "typeDateHint")}
      inputClassName="num"
      description={<span aria-live="polite">{understood}</span>}
      error={text !== "" && !isInside && (isAsked || dates) ? problemOf(text) : undefined}
      end={
        isInside ? (
          <Button variant="quiet" size="sm" onPress={take}>
            {t("takeDate")}
          </Button>
        ) : null
      }
      className="px-4 pb-4"
    />
  );
}

interface Allowed {
  /** Whether the return may stand in the same text. */
  isRange: boolean;
  /** `YYYY-MM-DD` */
  min?: string | undefined;
  max?: string | undefined;
}

/** Says why dates that were typed cannot be taken, and what can be typed instead. */
function useDatesProblem({ isRange, min, max }: Allowed): (text: string) => string {
  const t = useTranslations("common.ui");
  const locale = useLocale();
  const today = serverToday();
  const first = min ?? today;
  const unread = t(isRange ? "typeDatesWrong" : "typeDateWrong");
  const outside = t("typeDateOutside", { first: formatDate(first, locale), last: max ? formatDate(max, locale) : "…" });
  return (text) => {
    const problem = isRange ? travelProblem(text, { first, last: max }) : readTravelDay(text, { first, last: max });
    if (problem?.kind === "order") {
      return t("typeDatesOrder", { out: formatDate(problem.out, locale), back: formatDate(problem.back, locale) });
    }
    if (problem?.kind === "none") return t("typeDateNone", { text: "text" in problem ? problem.text : text.trim() });
    if (problem?.kind === "late") return outside;
    // Without a first day, those that have passed can be chosen.
    if (problem?.kind !== "early" || !min) return unread;
    return problem.date < today ? t("typeDatePast", { date: formatDate(problem.date, locale), first: formatDate(first, locale) }) : outside;
  };
}
