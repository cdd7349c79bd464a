"use client";

import { ChevronDown } from "lucide-react";
import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from "react-aria-components/Select";
import { popoverClass } from "../popover";
import { controlClass, FieldFrame, type FieldTexts } from "./field";
import { ListBoxItem } from "./list-box-item";

export interface Option<Id extends string = string> {
  id: Id;
  label: string;
}

interface SelectProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[];
  /** Null where nothing is chosen yet. */
  value: Id | null;
  onChange: (id: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  className?: string;
  /** Instead of the frame of a field, for a select inside a toolbar. */
  buttonClassName?: string;
}

/** One choice of a short list. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { options, value, onChange, onBlur, placeholder = "", isDisabled = false, isRequired = false, name, className = "" } = props;
  const { label, isLabelHidden = false, description, error, buttonClassName } = props;
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) onChange(option.id);
  };
  return (
    <AriaSelect
      value={value}
      onChange={choose}
      {...(onBlur ? { onBlur } : {})}
      {...(name ? { name } : {})}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`group ${className}`}
    >
      <FieldFrame label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Button className={`${buttonClassName ?? controlClass} flex cursor-pointer items-center justify-between gap-2 text-left`}>
          <SelectValue className="truncate data-[placeholder]:text-ink-faint" />
          <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
        </Button>
      </FieldFrame>
      <Popover className={`${popoverClass} min-w-(--trigger-width) overflow-auto p-1`}>
        <ListBox items={options} data-ring="none">
          {({ id, label: text }) => <ListBoxItem id={id} text={text} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
