"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { serverToday } from "@/components/ui/today";
import { isDate } from "@/lib/domain/dates";
import { formatDate, formatTypedDate } from "@/lib/i18n/formats";
import { type DateUse, readTypedDate } from "@/lib/i18n/typed-date";
import { TextField, type TextFieldProps } from "../text-field";

interface DateFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "type"> {
  /** `YYYY-MM-DD`, or what has been typed so far. */
  value: string;
  /** Gets `YYYY-MM-DD` once the typed text is a date, until then the text: check it with `isDate` of lib/domain/dates. */
  onChange: (value: string) => void;
  /** What the date is of: it decides the century of two digits. */
  use: DateUse;
}

/**
 * A date typed in any usual form (see lib/i18n/typed-date.ts): for dates far from today, where a calendar would be slow. What was understood
 * stands under the field while one types; once it is left, it shows `DD.MM.YYYY`.
 */
export function DateField({ value, onChange, onBlur, use, description, ...props }: DateFieldProps) {
  const t = useTranslations("common.ui");
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string) => readTypedDate(text, { use, today: serverToday() }) ?? text;
  // A draft that means something else than the value has been replaced from outside.
  const typing = draft !== null && read(draft) === value ? draft : null;
  const shown = typing ?? (isDate(value) ? formatTypedDate(value) : value);
  const change = (text: string) => {
    setDraft(text);
    onChange(read(text));
  };
  return (
    <TextField
      autoComplete="off"
      {...props}
      description={<Understood date={isDate(value) ? formatDate(value, locale) : null}>{description}</Understood>}
      value={shown}
      onChange={change}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      inputMode="numeric"
      placeholder={t("dateFormat")}
      inputClassName="num"
    />
  );
}

/** Told to screen readers too, while one types. */
function Understood({ date, children }: { date: string | null; children: TextFieldProps["description"] }) {
  return (
    <>
      <span aria-live="polite">{date}</span>
      {date && children ? " · " : null}
      {children}
    </>
  );
}
