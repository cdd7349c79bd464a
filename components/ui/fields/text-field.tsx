"use client";

import type { ComponentProps, ReactNode, Ref } from "react";
import { plainText } from "@/lib/domain/text/plain-text";
import { controlClass, FieldFrame, type FieldTexts, useField } from "./field";
import { useEarlyInput } from "./use-early-input";

export interface TextFieldProps
  extends Omit<ComponentProps<"input">, "onChange" | "value" | "disabled" | "required" | "id" | "ref">,
    FieldTexts {
  value?: string;
  onChange?: (text: string) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Every character counts, also one that nobody sees: passwords and secrets. */
  isVerbatim?: boolean;
  /** Beside the frame: upper case, figures of one width. */
  inputClassName?: string;
  /** Inside the frame at its end, e.g. a button. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. Works with react-hook-form's Controller: `{...field}` (its ref as `inputRef`) and `error`. */
export function TextField({ label, isLabelHidden = false, description, error, className = "", ...rest }: TextFieldProps) {
  const { inputClassName = "", end, inputRef, onChange, isDisabled = false, isRequired = false, isVerbatim = false, ...props } = rest;
  const { ids, mark, aria } = useField({ description, error });
  const change = (typed: string) => onChange?.(isVerbatim ? typed : plainText(typed));
  const frame = useEarlyInput<HTMLDivElement>(({ typed }) => {
    if (typed !== null) change(typed);
  });
  return (
    <div ref={frame} {...mark} className={`group ${className}`}>
      <FieldFrame ids={ids} label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <div className="relative">
          <input
            type="text"
            {...props}
            {...aria}
            id={ids.control}
            ref={inputRef}
            disabled={isDisabled}
            {...(isRequired ? { "aria-required": true } : {})}
            onChange={(event) => change(event.target.value)}
            className={`${controlClass} ${end ? "pr-12" : ""} ${inputClassName}`}
          />
          {end ? <div className="absolute inset-y-0 right-1 flex items-center">{end}</div> : null}
        </div>
      </FieldFrame>
    </div>
  );
}
