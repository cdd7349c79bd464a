"use client";

import { useId } from "react";
import { FieldFrame, type FieldTexts, useField } from "./field";
import { leavesGroup } from "./leaves-group";
import type { Option } from "./select";

interface RadioGroupProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  onBlur?: () => void;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** A few choices side by side, all in sight: a segmented control. Its parts are the browser's own radio buttons. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { options, value, onChange, onBlur, isRequired = false, isDisabled = false, className = "" } = props;
  const { label, isLabelHidden = false, description, error } = props;
  const { ids, mark, aria } = useField({ description, error });
  // Of its own, whatever the form calls it: the browser takes two groups of one name for one.
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.label}
      {...aria}
      {...mark}
      {...(isRequired ? { "aria-required": true } : {})}
      onBlur={(event) => leavesGroup(event) && onBlur?.()}
      className={`group ${className}`}
    >
      <FieldFrame isGroup ids={ids} label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <div className="inline-flex w-full rounded-lg border border-line-strong bg-surface p-0.5 group-data-[invalid]:border-bad md:w-auto">
          {options.map((option) => (
            <label
              key={option.id}
              className="relative flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-md px-2 py-0.5 text-center text-base text-ink-soft leading-tight transition-colors hover:text-ink has-checked:bg-accent has-checked:text-filled has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 md:min-h-8.5 md:whitespace-nowrap md:px-3"
            >
              <input
                type="radio"
                name={name}
                value={option.id}
                checked={option.id === value}
                disabled={isDisabled}
                onChange={() => onChange(option.id)}
                className="sr-only"
              />
              {option.label}
            </label>
          ))}
        </div>
      </FieldFrame>
    </div>
  );
}
