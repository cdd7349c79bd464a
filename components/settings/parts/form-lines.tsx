"use client";

import type { ComponentProps } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { remarkOf } from "./form-refusal";

interface LineProps<Values extends FieldValues>
  extends Pick<
    ComponentProps<typeof TextField>,
    "label" | "description" | "inputClassName" | "inputMode" | "type" | "autoComplete" | "isRequired"
  > {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Texts by the names that the schema uses as messages. */
  remarks?: Readonly<Record<string, string>>;
}

/** One line of a form. */
export function Line<Values extends FieldValues>({ control, name, remarks = {}, autoComplete = "off", ...texts }: LineProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <TextField
      {...texts}
      {...field}
      inputRef={ref}
      autoComplete={autoComplete}
      spellCheck="false"
      error={remarkOf(fieldState.error, remarks)}
    />
  );
}

interface ChoiceProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  options: ComponentProps<typeof Select>["options"];
}

/** One of a few, all in sight. */
export function Choice<Values extends FieldValues>({ control, name, label, options }: ChoiceProps<Values>) {
  const { field } = useController({ control, name });
  return <RadioGroup label={label} options={options} value={field.value} onChange={field.onChange} />;
}

/** One of a short list. */
export function Listed<Values extends FieldValues>({ control, name, label, options }: ChoiceProps<Values>) {
  const { field } = useController({ control, name });
  return <Select label={label} options={options} value={field.value} onChange={field.onChange} />;
}
