"use client";

import { useTranslations } from "next-intl";
import { isDate } from "@/lib/domain/dates";
import { formatTypedDate } from "@/lib/i18n/formats";
import { maskTypedDate, parseTypedDate } from "@/lib/i18n/typed-date";
import { TextField, type TextFieldProps } from "./text-field";

interface DateFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "type"> {
  /** `YYYY-MM-DD`, or what has been typed so far. */
  value: string;
  /** Gets `YYYY-MM-DD` once the typed date exists, until then the typed text: check it with `isDate` of lib/domain/dates. */
  onChange: (value: string) => void;
}

/** A date typed as it stands in a passport, `DD.MM.YYYY`: for dates far from today, where a calendar would be slow. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  const t = useTranslations("common.ui");
  const shown = isDate(value) ? formatTypedDate(value) : value;
  const change = (text: string) => {
    const masked = maskTypedDate(text, shown);
    onChange(parseTypedDate(masked) ?? masked);
  };
  return (
    <TextField
      autoComplete="off"
      {...props}
      value={shown}
      onChange={change}
      inputMode="numeric"
      placeholder={t("dateFormat")}
      inputClassName="num"
    />
  );
}
