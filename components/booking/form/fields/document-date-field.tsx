"use client";

import { DateField } from "@/components/ui/fields/date-field";
import { FieldSlot, type TextPath, useFormField } from "./form-field";

interface DocumentDateFieldProps {
  name: TextPath;
  label: string;
  description?: string | undefined;
}

/** A date that is copied from a document: typing eight digits is quicker than any calendar. */
export function DocumentDateField({ name, label, description }: DocumentDateFieldProps) {
  const { value, onChange, onBlur, error } = useFormField(name);
  return (
    <FieldSlot name={name}>
      <DateField
        label={label}
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
