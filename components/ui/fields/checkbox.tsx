"use client";

import { Check } from "lucide-react";
import { type ComponentProps, type Ref, useEffect, useRef } from "react";

interface CheckboxProps extends Omit<ComponentProps<"input">, "onChange" | "checked" | "disabled" | "type" | "ref"> {
  isSelected?: boolean;
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  onChange?: (isSelected: boolean) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** The browser's own checkbox under a mark of ours. */
export function Checkbox({ className = "", children, isSelected = false, isIndeterminate = false, ...rest }: CheckboxProps) {
  const { isDisabled = false, onChange, inputRef, ...props } = rest;
  const label = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    const input = label.current?.querySelector("input");
    if (input) input.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label
      ref={label}
      className={`group/check relative flex min-h-11 cursor-pointer items-center gap-2.5 text-base has-disabled:cursor-default has-disabled:text-ink-faint md:min-h-8 ${className}`}
    >
      <input
        {...props}
        ref={inputRef}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
        className="sr-only"
      />
      <span className="flex size-5 shrink-0 items-center justify-center rounded border border-line-strong bg-surface transition-colors group-has-focus-visible/check:outline-2 group-has-focus-visible/check:outline-accent group-has-focus-visible/check:outline-offset-2 group-has-checked/check:border-accent group-has-checked/check:bg-accent">
        <Check className="hidden size-3.5 text-filled group-has-checked/check:block" strokeWidth={3} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
