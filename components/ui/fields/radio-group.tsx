"use client";

import { RadioGroup as AriaRadioGroup, Radio } from "react-aria-components/RadioGroup";
import { FieldFrame, type FieldTexts } from "./field";
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

/** A few choices side by side, all in sight: a segmented control. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { options, value, onChange, onBlur, name, isRequired = false, isDisabled = false, className = "" } = props;
  const { label, isLabelHidden = false, description, error } = props;
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option) onChange(option.id);
  };
  return (
    <AriaRadioGroup
      value={value}
      onChange={choose}
      {...(onBlur ? { onBlur } : {})}
      {...(name ? { name } : {})}
      orientation="horizontal"
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`group ${className}`}
    >
      <FieldFrame label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <div className="inline-flex w-full rounded-lg border border-line-strong bg-surface p-0.5 group-data-[invalid]:border-bad md:w-auto">
          {options.map((option) => (
            <Radio
              key={option.id}
              value={option.id}
              className="flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-md px-2 py-0.5 text-center text-base text-ink-soft leading-tight transition-colors hover:text-ink data-[selected]:bg-accent data-[selected]:text-filled md:min-h-8.5 md:whitespace-nowrap md:px-3"
            >
              {option.label}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
