"use client";

import type { Ref } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { controlClass, FieldFrame, type FieldTexts } from "./field";

interface TextAreaProps extends Omit<AriaTextFieldProps, "className" | "children" | "style" | "isInvalid">, FieldTexts {
  className?: string;
  /** What is typed is code: every character counts, and stands under the one above. */
  isCode?: boolean;
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Works with react-hook-form's Controller as TextField does. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  error,
  className = "",
  rows = 3,
  isCode = false,
  inputRef,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField {...props} isInvalid={Boolean(error)} validationBehavior="aria" className={`group ${className}`}>
      <FieldFrame label={label} isLabelHidden={isLabelHidden ?? false} description={description} error={error}>
        <AriaTextArea ref={inputRef} rows={rows} className={`${controlClass} h-auto! py-2 ${isCode ? "font-mono" : ""}`} />
      </FieldFrame>
    </AriaTextField>
  );
}
