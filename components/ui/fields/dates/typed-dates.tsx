"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { serverToday } from "@/components/ui/today";
import { formatWeekdayDate } from "@/lib/i18n/formats";
import { readTravelDates } from "@/lib/i18n/typed-date";
import { Button } from "../../press/button";
import { TextField } from "../text-field";
import { useDatesProblem } from "./use-dates-problem";

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
