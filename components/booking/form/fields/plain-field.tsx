"use client";

import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { FieldSlot, type TextPath, useFormField } from "./form-field";

interface PlainFieldProps
  extends Pick<ComponentProps<typeof TextField>, "label" | "description" | "type" | "inputMode" | "inputClassName" | "isRequired"> {
  name: TextPath;
  tidy?: (text: string) => string;
  className?: string;
}

/** A text field of the form. The browser is asked to remember nothing: these are other people's passports. */
export function PlainField({ name, tidy, className = "", ...texts }: PlainFieldProps) {
  const { value, onChange, onBlur, error } = useFormField(name, tidy);
  return (
    <FieldSlot name={name} className={className}>
      <TextField
        {...texts}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        autoComplete="off"
        spellCheck="false"
      />
    </FieldSlot>
  );
}
