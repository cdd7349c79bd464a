"use client";

import type { RefCallback } from "react";
import { Checkbox } from "./checkbox";
import { FieldFrame, type FieldTexts, useField } from "./field";
import { leavesGroup } from "./leaves-group";

interface CheckOption<Id extends string> {
  id: Id;
  label: string;
  /** What choosing it means, in a line under it. */
  text?: string;
}

interface CheckboxGroupProps<Id extends string> extends FieldTexts {
  options: readonly CheckOption<Id>[];
  values: readonly Id[];
  /** Takes the chosen values, in the order of the options. */
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
  const { ids, mark, aria } = useField({ description, error });
  const turn = (turned: Id, isSelected: boolean) =>
    onChange(options.map(({ id }) => id).filter((id) => (id === turned ? isSelected : values.includes(id))));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a field is
    <div
      role="group"
      aria-labelledby={ids.label}
      {...aria}
      {...mark}
      onBlur={(event) => leavesGroup(event) && onBlur?.()}
      className={`group ${className}`}
    >
      <FieldFrame isGroup ids={ids} label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <div className="rounded-lg border border-line px-3 py-1 group-data-[invalid]:border-bad">
          {options.map(({ id, label: name, text }, index) => (
            <Checkbox
              key={id}
              value={id}
              isSelected={values.includes(id)}
              onChange={(isSelected) => turn(id, isSelected)}
              {...(error ? { "aria-invalid": true } : {})}
              {...(firstRef && index === 0 ? { inputRef: firstRef } : {})}
            >
              <span className="block py-1">
                <span className="block">{name}</span>
                {text ? <span className="block text-ink-soft text-xs">{text}</span> : null}
              </span>
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </div>
  );
}
