"use client";

import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps, Input } from "react-aria-components/TextField";
import { controlClass, FieldFrame, type FieldTexts } from "./field";
import { useEarlyInput } from "./use-early-input";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "className" | "children" | "style" | "isInvalid">, FieldTexts {
  className?: string;
  /** Beside the frame: upper case, figures of one width. */
  inputClassName?: string;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Inside the frame at its end, e.g. a button. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. Works with react-hook-form's Controller: `{...field}` (its ref as `inputRef`) and `error`. */
export function TextField({
  label,
  isLabelHidden,
  description,
  error,
  className = "",
  inputClassName = "",
  placeholder,
  end,
  inputRef,
  ...props
}: TextFieldProps) {
  const frame = useEarlyInput<HTMLDivElement>(({ typed }) => {
    if (typed !== null) props.onChange?.(typed);
  });
  return (
    <AriaTextField {...props} ref={frame} isInvalid={Boolean(error)} validationBehavior="aria" className={`group ${className}`}>
      <FieldFrame label={label} isLabelHidden={isLabelHidden ?? false} description={description} error={error}>
        <div className="relative">
          <Input ref={inputRef} placeholder={placeholder} className={`${controlClass} ${end ? "pr-12" : ""} ${inputClassName}`} />
          {end ? <div className="absolute inset-y-0 right-1 flex items-center">{end}</div> : null}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
