"use client";

import type { RefCallback } from "react";
import { CheckboxGroup as AriaCheckboxGroup } from "react-aria-components/CheckboxGroup";
import { Checkbox } from "./checkbox";
import { FieldFrame, type FieldTexts } from "./field";

interface CheckOption<Id extends string> {
  id: Id;
  label: string;
  /** What choosing it means, in a line under it. */
  text?: string;
}

interface CheckboxGroupProps<Id extends string> extends FieldTexts {
  options: readonly CheckOption<Id>[];
  values: readonly Id[];
  /** Those chosen, in the order of the options. */
  onChange: (values: Id[]) => void;
  onBlur?: () => void;
  /** The first box: where the cursor goes when the choice needs another look. */
  firstRef?: RefCallback<HTMLInputElement>;
  className?: string;
}

/** Any number of a few choices. */
export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { options, values, onChange, onBlur, firstRef, className = "" } = props;
  const { label, isLabelHidden = false, description, error } = props;
  const choose = (chosen: string[]) => onChange(options.map(({ id }) => id).filter((id) => chosen.includes(id)));
  return (
    <AriaCheckboxGroup
      value={[...values]}
      onChange={choose}
      {...(onBlur ? { onBlur } : {})}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`group ${className}`}
    >
      <FieldFrame label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <div className="rounded-lg border border-line px-3 py-1 group-data-[invalid]:border-bad">
          {options.map(({ id, label: name, text }, index) => (
            <Checkbox key={id} value={id} {...(firstRef && index === 0 ? { inputRef: firstRef } : {})}>
              <span className="block py-1">
                <span className="block">{name}</span>
                {text ? <span className="block text-ink-soft text-xs">{text}</span> : null}
              </span>
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
