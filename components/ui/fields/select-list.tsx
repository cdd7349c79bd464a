"use client";

import { Check } from "lucide-react";
import type { RefObject } from "react";
import { ListBox, ListBoxItem, Popover, Select } from "react-aria-components/Select";
import { popoverClass } from "../overlays/popover-class";

interface SelectListProps {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string | null;
  onChange: (id: string) => void;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open list of a Select, loaded when the first one opens. */
export function SelectList({ label, options, value, onChange, triggerRef, onClose }: SelectListProps) {
  return (
    <Select
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      value={value}
      onChange={(key) => onChange(String(key))}
      aria-label={label}
      className="contents"
    >
      <Popover
        triggerRef={triggerRef}
        placement="bottom start"
        aria-label={label}
        className={`${popoverClass} min-w-(--trigger-width) overflow-auto p-1`}
      >
        <ListBox items={options} aria-label={label} data-ring="none">
          {({ id, label: text }) => (
            <ListBoxItem
              id={id}
              textValue={text}
              data-ring="none"
              className="group/item flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 py-1.5 text-base text-ink data-[focused]:bg-accent-soft data-[selected]:font-medium md:min-h-9"
            >
              <span className="min-w-0 flex-1">{text}</span>
              <Check className="hidden size-4 shrink-0 text-accent group-data-[selected]/item:block" aria-hidden="true" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
