"use client";

import { CheckboxGroup as AriaCheckboxGroup } from "react-aria-components/CheckboxGroup";
import { Checkbox } from "./checkbox";
import { FieldFrame, type FieldTexts } from "./field";

export interface CheckOption<Id extends string> {
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
  className?: string;
  /** Beside the look of the list: columns. */
  listClassName?: string;
}

/** Any number of a few choices. */
export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { options, values, onChange, onBlur, className = "", listClassName = "" } = props;
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
        <div className={`rounded-lg border border-line px-3 py-1 group-data-[invalid]:border-bad ${listClassName}`}>
          {options.map(({ id, label: name, text }) => (
            <Checkbox key={id} value={id}>
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
