"use client";

import type { ComponentProps, ReactNode } from "react";
import { type FieldPathByValue, useController, useFormContext } from "react-hook-form";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { DateUse } from "@/lib/i18n/typed-date";
import { type BookingFields, STANDING_ERRORS } from "./booking-fields";

/** Fields of the form that hold a text. */
export type TextPath = FieldPathByValue<BookingFields, string>;

interface FormField {
  value: string;
  onChange: (value: string) => void;
  /** Checks what was typed; an empty field is only asked for when the form is sent. */
  onBlur: () => void;
  error: string | undefined;
}

/**
 * One text field of the form. It is checked when it is left, not while it is being typed in.
 * @param tidy applied when the field is left: upper case, dots in a date
 */
export function useFormField(name: TextPath, tidy: (text: string) => string = (text) => text): FormField {
  const { clearErrors, trigger } = useFormContext<BookingFields>();
  const { field, fieldState, formState } = useController<BookingFields, TextPath>({ name });
  const onChange = (value: string) => {
    field.onChange(value);
    if (fieldState.error && !formState.isSubmitted) clearErrors(name);
  };
  const onBlur = () => {
    field.onBlur();
    if (field.value === "") return;
    const tidied = tidy(field.value);
    if (tidied !== field.value) field.onChange(tidied);
    if (!STANDING_ERRORS.includes(fieldState.error?.type ?? "")) void trigger(name);
  };
  return { value: field.value, onChange, onBlur, error: fieldState.error?.message };
}

/** The place of a field in the form, to which error messages lead. */
export function FieldSlot({ name, className = "", children }: { name: TextPath; className?: string; children: ReactNode }) {
  return (
    <div data-field={name} className={`min-w-0 ${className}`}>
      {children}
    </div>
  );
}

/** Puts the cursor into a field, whatever kind of control it is; what is only said of one takes the focus itself. */
export function focusField(form: HTMLElement, name: string): void {
  const slot = form.querySelector<HTMLElement>(`[data-field="${name}"]`);
  const control = slot?.querySelector<HTMLElement>("input:not([type=hidden]), button") ?? slot;
  control?.focus();
  slot?.scrollIntoView({ block: "center" });
}

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

interface DocumentDateFieldProps {
  name: TextPath;
  label: string;
  use: DateUse;
  description?: string | undefined;
}

/** A date that is copied from a document: typing six digits is quicker than any calendar. */
export function DocumentDateField({ name, label, use, description }: DocumentDateFieldProps) {
  const { value, onChange, onBlur, error } = useFormField(name);
  return (
    <FieldSlot name={name}>
      <DateField
        label={label}
        use={use}
        description={description}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        isRequired
      />
    </FieldSlot>
  );
}
