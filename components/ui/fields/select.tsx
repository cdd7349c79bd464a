"use client";

import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { type KeyboardEvent, useRef, useState } from "react";
import { opensList } from "../overlays/opens-list";
import { Press } from "../press/press";
import { controlClass, FieldFrame, type FieldTexts, useField } from "./field";

const SelectList = dynamic(async () => (await import("./select-list")).SelectList, { ssr: false });

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
  const { options, value, onChange, onBlur, placeholder = "", isDisabled = false, className = "" } = props;
  const { label, isLabelHidden = false, description, error, buttonClassName } = props;
  const { ids, mark, aria } = useField({ description, error });
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const at = options.findIndex(({ id }) => id === value);
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option) onChange(option.id);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (opensList(event)) {
      event.preventDefault();
      setOpen(true);
    }
    // The neighbour at once, without the list.
    const neighbour = options[event.key === "ArrowRight" ? at + 1 : event.key === "ArrowLeft" ? at - 1 : -1];
    if (neighbour) onChange(neighbour.id);
  };
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  return (
    <div {...mark} className={`group ${className}`}>
      <FieldFrame isGroup ids={ids} label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Press
          ref={trigger}
          id={ids.control}
          aria-describedby={aria["aria-describedby"]}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-labelledby={`${ids.control}-value ${ids.label}`}
          isDisabled={isDisabled}
          onPress={() => setOpen(!isOpen)}
          onKeyDown={pressKey}
          {...(onBlur && !isOpen ? { onBlur } : {})}
          className={`${buttonClassName ?? controlClass} flex cursor-pointer items-center justify-between gap-2 text-left`}
        >
          <span id={`${ids.control}-value`} className={`truncate ${at < 0 ? "text-ink-faint" : ""}`}>
            {options[at]?.label ?? placeholder}
          </span>
          <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
        </Press>
      </FieldFrame>
      {isOpen ? <SelectList label={label} options={options} value={value} onChange={choose} triggerRef={trigger} onClose={close} /> : null}
    </div>
  );
}
