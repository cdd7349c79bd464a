"use client";

import type { ComponentProps, Ref } from "react";
import { plainText } from "@/lib/domain/text/plain-text";
import { controlClass, FieldFrame, type FieldTexts, useField } from "./field";

interface TextAreaProps
  extends Omit<ComponentProps<"textarea">, "onChange" | "value" | "readOnly" | "disabled" | "id" | "ref">,
    FieldTexts {
  value?: string;
  onChange?: (text: string) => void;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  /** What is typed is code: every character counts, and stands under the one above. */
  isCode?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Works with react-hook-form's Controller as TextField does. */
export function TextArea({ label, isLabelHidden = false, description, error, className = "", ...rest }: TextAreaProps) {
  const { rows = 3, isCode = false, isReadOnly = false, isDisabled = false, inputRef, onChange, ...props } = rest;
  const { ids, mark, aria } = useField({ description, error });
  return (
    <div {...mark} className={`group ${className}`}>
      <FieldFrame ids={ids} label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <textarea
          {...props}
          {...aria}
          id={ids.control}
          ref={inputRef}
          rows={rows}
          readOnly={isReadOnly}
          disabled={isDisabled}
          onChange={(event) => onChange?.(plainText(event.target.value))}
          className={`${controlClass} h-auto! py-2 ${isCode ? "font-mono" : ""}`}
        />
      </FieldFrame>
    </div>
  );
}
