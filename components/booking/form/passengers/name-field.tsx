"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { offeredSpelling } from "@/lib/domain/passengers/transliterate";
import { type BookingFields, capitalName } from "../booking-fields";
import { FieldSlot, type TextPath, useFormField } from "../form-field";

interface NameFieldProps {
  /** Position of the passenger in the form. */
  index: number;
  name: TextPath;
  label: string;
  isRequired?: boolean;
  /** A name that is likely here, offered while nothing is typed. */
  likely?: string;
}

/** A name as the passport spells it. What is typed in Cyrillic, or with marks, is offered in plain Latin letters, one key press away. */
export function NameField({ index, name, label, isRequired = false, likely = "" }: NameFieldProps) {
  const t = useTranslations("booking.form");
  const { value, onChange, onBlur, error } = useFormField(name, capitalName);
  const input = useRef<HTMLInputElement>(null);
  const citizenship = useWatch<BookingFields, `passengers.${number}.citizenship`>({ name: `passengers.${index}.citizenship` });
  const latin = offeredSpelling(value, citizenship);
  const suggestion = value.trim() === "" ? likely : latin;
  const accept = (suggested: string) => {
    onChange(suggested);
    input.current?.focus();
  };
  return (
    <FieldSlot name={name}>
      <TextField
        label={label}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        isRequired={isRequired}
        autoComplete="off"
        spellCheck="false"
        inputClassName="uppercase"
        inputRef={input}
      />
      {suggestion ? (
        <p role="status" className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          {t(latin ? "suggestion" : "asFirst")}
          <Button variant="secondary" size="sm" onPress={() => accept(suggestion)}>
            {t("useSuggestion", { name: suggestion })}
          </Button>
        </p>
      ) : null}
    </FieldSlot>
  );
}

/** The surname of a passenger: that of the first one is one press away, and never filled in by itself. */
export function SurnameField({ index, label }: Pick<NameFieldProps, "index" | "label">) {
  const first = useWatch<BookingFields, "passengers.0.last_name">({ name: "passengers.0.last_name" });
  const likely = index > 0 && offeredSpelling(first, "") === null ? capitalName(first) : "";
  return <NameField index={index} name={`passengers.${index}.last_name`} label={label} likely={likely} isRequired />;
}
